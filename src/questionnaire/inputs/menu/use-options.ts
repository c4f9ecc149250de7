import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { isOptionList } from '#domain/questions/option.ts';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';

export interface LoadedOptions {
  /** 'notRequested' until a long list is needed. */
  status: 'notRequested' | 'loading' | 'loaded' | 'failed';
  options: readonly Option[];
  retry(): void;
  /** Fetches a long list, unless it is loaded. */
  requestOptions(): void;
}

const noOptions: readonly Option[] = [];

/** Returns the options of a choice, fetched if necessary; `on` is the answer they depend on. */
export function useOptions({ options }: ChoiceQuestion, answer: string, on = ''): LoadedOptions {
  const source = isOptionList(options) ? null : options;
  const [isRequested, setRequested] = useState(!source?.isLong);
  const requestOptions = useCallback(() => setRequested(true), []);
  // Shows at once whether a country has regions. The state is set during render.
  if (!isRequested && on !== '' && answer === '') setRequested(true);

  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['options', source?.name, on],
    queryFn: source && isRequested ? () => source.load(on) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const commands = { retry: () => void refetch(), requestOptions };
  if (isOptionList(options)) return { status: 'loaded', options, ...commands };
  if (data) return { status: 'loaded', options: data, ...commands };
  if (!isRequested) return { status: 'notRequested', options: noOptions, ...commands };
  return { status: isError && !isFetching ? 'failed' : 'loading', options: noOptions, ...commands };
}
