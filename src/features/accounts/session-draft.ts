import * as v from 'valibot';
import { storedText } from '#api/session/stored-text.ts';

/**
 * Creates a draft store for forms used before an account exists. Session storage survives a reload
 * and ends with the tab: the next person at the computer, who needs no login here, must not see the
 * draft.
 */
export function createSessionDraft<Schema extends v.GenericSchema>(key: string, schema: Schema) {
  type Draft = v.InferOutput<Schema>;
  // Each field of the schema has a default.
  const blank: Draft = v.parse(schema, {});
  const text = storedText(() => sessionStorage, key);
  return {
    read(): Draft {
      try {
        const stored = text.read();
        return stored === null ? blank : v.parse(schema, JSON.parse(stored));
      } catch {
        return blank;
      }
    },
    write: (draft: Draft): void => text.write(JSON.stringify(draft)),
    forget: text.remove,
  };
}
