import { SIDE_BY_SIDE_PARAMETER } from './side-by-side.tsx';

/** Creates a Storage in memory with the methods that the app uses. */
function createMemoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, `${value}`),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

// Stories side by side have separate users: in a shared storage, one session would end the other.
if (new URLSearchParams(location.search).has(SIDE_BY_SIDE_PARAMETER))
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: createMemoryStorage() });
