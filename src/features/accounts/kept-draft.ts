import * as v from 'valibot';

/**
 * What somebody types before they have an account, kept through a reload. Session storage, for it goes with the tab: what
 * somebody says of themselves must not wait for the next person at the same computer, who need not sign in to see this page.
 */
export function keptDraft<Schema extends v.GenericSchema>(key: string, schema: Schema) {
  type Draft = v.InferOutput<Schema>;
  const blank: Draft = v.parse(schema, {});
  /** Where the browser gives no storage: lost with the page, as everything is there. */
  let inMemory: string | null = null;
  return {
    read(): Draft {
      try {
        const stored = inMemory ?? sessionStorage.getItem(key);
        return stored === null ? blank : v.parse(schema, JSON.parse(stored));
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
      inMemory = null;
      sessionStorage.removeItem(key);
    },
  };
}
