import { BESIDE } from './side-by-side.tsx';

/** What a page keeps, in memory: as much of Storage as the app asks for. */
function storageInMemory(): Storage {
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

// Two stories side by side are two visitors: with one storage, the session of the one would end that of the other.
if (new URLSearchParams(location.search).has(BESIDE))
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: storageInMemory() });
