// Imported for its effect, before any module that reads the storage.
import { SIDE_BY_SIDE_PARAMETER } from './side-by-side.tsx';

/** Creates a Storage in memory with the methods that the app uses. */
function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, `${value}`),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

// Stories side by side have separate users: in a shared storage, one session would end the other.
if (new URLSearchParams(location.search).has(SIDE_BY_SIDE_PARAMETER))
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: createMemoryStorage() });
