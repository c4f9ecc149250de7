import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { isOptionList } from '#domain/questions/option.ts';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';

export interface LoadedOptions {
  /** 'unasked' until a long list is needed. */
  status: 'unasked' | 'loading' | 'loaded' | 'failed';
  options: readonly Option[];
  retry(): void;
  /** Fetches a long list, unless it is loaded. */
  want(): void;
}

const none: readonly Option[] = [];

/** Returns the options of a choice, fetched if necessary; `on` is the answer they depend on. */
export function useOptions({ options }: ChoiceQuestion, answer: string, on = ''): LoadedOptions {
  const source = isOptionList(options) ? null : options;
  const [wanted, setWanted] = useState(!source?.isLong);
  const want = useCallback(() => setWanted(true), []);
  // Shows at once whether a country has regions. The state is set during render.
  if (!wanted && on !== '' && answer === '') setWanted(true);

  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['options', source?.name, on],
    queryFn: source && wanted ? () => source.load(on) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const asked = { retry: () => void refetch(), want };
  if (isOptionList(options)) return { status: 'loaded', options, ...asked };
  if (data) return { status: 'loaded', options: data, ...asked };
  if (!wanted) return { status: 'unasked', options: none, ...asked };
  return { status: isError && !isFetching ? 'failed' : 'loading', options: none, ...asked };
}
