import { useCallback, useEffect, useState } from 'react';
import { isOptionList } from '#domain/questions/option.ts';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';

export interface LoadedOptions {
  /** 'unasked' while nobody needs a long list. */
  status: 'unasked' | 'loading' | 'loaded' | 'failed';
  options: readonly Option[];
  retry(): void;
  /** Fetches a long list, if it is not there. */
  want(): void;
}

const none: readonly Option[] = [];

/** The options of a choice, fetched where they are not written out; `on` is the answer that they depend on. */
export function useOptions({ options }: ChoiceQuestion, answer: string, on = ''): LoadedOptions {
  const [loaded, setLoaded] = useState<{ on: string; options: readonly Option[] | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isList = isOptionList(options);
  const [wanted, setWanted] = useState(isList || !options.isLong);
  const want = useCallback(() => setWanted(true), []);
  // Whether there is anything to choose from in a country shows before its menu is come to.
  if (!wanted && on !== '' && answer === '') setWanted(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt fetches again
  useEffect(() => {
    if (isOptionList(options) || !wanted) return;
    let isCurrent = true;
    const settle = (result: readonly Option[] | null) => isCurrent && setLoaded({ on, options: result });
    options.load(on).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
      setLoaded(null);
    };
  }, [options, on, attempt, wanted]);

  const asked = { retry, want };
  if (isList) return { status: 'loaded', options, ...asked };
  if (!wanted) return { status: 'unasked', options: none, ...asked };
  if (loaded?.on !== on) return { status: 'loading', options: none, ...asked };
  if (loaded.options === null) return { status: 'failed', options: none, ...asked };
  return { status: 'loaded', options: loaded.options, ...asked };
}
