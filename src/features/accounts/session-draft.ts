import * as v from 'valibot';

/**
 * Creates a draft store for forms used before an account exists. Session storage survives a reload
 * and ends with the tab: the next person at the computer, who needs no login here, must not see the
 * draft.
 */
export function createSessionDraft<Schema extends v.GenericSchema>(key: string, schema: Schema) {
  type Draft = v.InferOutput<Schema>;
  const blank: Draft = v.parse(schema, {});
  /** Draft that session storage could not store or remove: '' if forgotten. Lost on reload. */
  let inMemory: string | null = null;
  return {
    read(): Draft {
      try {
        const stored = inMemory ?? sessionStorage.getItem(key);
        return stored === null || stored === '' ? blank : v.parse(schema, JSON.parse(stored));
      } catch {
        return blank;
      }
    },
    write(draft: Draft): void {
      const text = JSON.stringify(draft);
      try {
        sessionStorage.setItem(key, text);
        inMemory = null;
      } catch {
        inMemory = text;
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(key);
        inMemory = null;
      } catch {
        inMemory = '';
      }
    },
  };
}
