import { createAtom, type ReadonlyAtom } from '@tanstack/store';
import * as v from 'valibot';
import { resourceNames } from '#api/endpoints/resource-names.ts';

const text = v.fallback(v.string(), '');
const people = v.object({ patient: text, physician: text });
const login = v.object({ email: v.string(), role: v.string(), userId: v.string() });

/** Choices of a developer in a partly mocked page, and the last real login. */
const settingsSchema = v.object({
  /** Resources to mock; null for those of VITE_MOCKS. */
  mockedResources: v.fallback(v.nullable(v.array(v.picklist(resourceNames))), null),
  /** E-mails of the people that a token of each role stands for; '' for no choice. */
  people: v.fallback(people, { patient: '', physician: '' }),
  /** Id of the mock's patient that the API's patients stand for; '' for no choice. */
  patientId: text,
  /** User of the last login at the real API; null once they are signed out. */
  login: v.fallback(v.nullable(login), null),
});
export type PartialSettings = v.InferOutput<typeof settingsSchema>;

/** Settings that all tabs share and that outlive page loads. */
export interface SharedSettings {
  readonly atom: ReadonlyAtom<PartialSettings>;
  change(changes: Partial<PartialSettings>): void;
}

const blankSettings: PartialSettings = v.parse(settingsSchema, {
  mockedResources: null,
  people: null,
  patientId: '',
  login: null,
});

/** Parses stored settings; unusable ones count as none. */
function parseSettings(json: string | null): PartialSettings {
  try {
    return v.parse(settingsSchema, JSON.parse(json ?? ''));
  } catch {
    return blankSettings;
  }
}

/** Opens the settings for an API. Without local storage they last until the page is left. */
export function openSettings(base: string): SharedSettings {
  const key = `clinicMock ${base}`;
  const read = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const atom = createAtom(parseSettings(read()));
  window.addEventListener('storage', (event) => {
    if (event.key === key) atom.set(parseSettings(event.newValue));
  });
  return {
    atom,
    change(changes) {
      atom.set({ ...atom.get(), ...changes });
      try {
        localStorage.setItem(key, JSON.stringify(atom.get()));
      } catch {
        // Without storage, the choice is lost when the page is left.
      }
    },
  };
}
