import { useCallback, useEffect, useState } from 'react';
import { isOptionList } from '#domain/questions/option.ts';
import type { Option, OptionSource } from '#domain/questions/question.ts';

export interface LoadedOptions {
  status: 'loading' | 'loaded' | 'failed';
  options: readonly Option[];
  retry(): void;
}

const none: readonly Option[] = [];

/** The options of a choice, fetched where they are not written out; `on` is the answer that they depend on. */
export function useOptions(options: readonly Option[] | OptionSource, on = ''): LoadedOptions {
  const [loaded, setLoaded] = useState<{ on: string; options: readonly Option[] | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt fetches again
  useEffect(() => {
    if (isOptionList(options)) return;
    let isCurrent = true;
    const settle = (result: readonly Option[] | null) => isCurrent && setLoaded({ on, options: result });
    options.load(on).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
      setLoaded(null);
    };
  }, [options, on, attempt]);

  if (isOptionList(options)) return { status: 'loaded', options, retry };
  if (loaded?.on !== on) return { status: 'loading', options: none, retry };
  if (loaded.options === null) return { status: 'failed', options: none, retry };
  return { status: 'loaded', options: loaded.options, retry };
}
