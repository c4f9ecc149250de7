import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { isOptionList } from '#domain/questions/option.ts';
import type { ChoiceQuestion } from '#domain/questions/question.ts';
import classes from '#questionnaire/inputs/inputs.module.css';
import type { LoadedOptions } from './use-options.ts';

/**
 * Returns why there are no options to choose from, or null.
 * @param parentAnswer answer that the options depend on; '' if it is missing
 */
export function findUnusableReason(
  { options: source }: ChoiceQuestion,
  { status, options }: LoadedOptions,
  parentAnswer: string | undefined,
): string | null {
  if (parentAnswer === '' && !isOptionList(source)) return `Please answer “${source.on?.label}” first.`;
  const isEmpty = status === 'loaded' && options.length === 0;
  return isEmpty ? 'There is nothing to choose from, so you can leave this empty.' : null;
}

/** Returns the description that replaces the hint if the list failed or cannot be used. */
export function listHint(
  { status, retry }: LoadedOptions,
  unusableReason: string | null,
): { description?: ReactNode } {
  if (status === 'failed') return { description: <ListFailed onRetry={retry} /> };
  return unusableReason === null ? {} : { description: unusableReason };
}

/** Message that the list failed to load, with Retry. */
function ListFailed({ onRetry }: { onRetry(): void }) {
  return (
    <span role="status">
      The list could not be loaded.{' '}
      <Anchor component="button" type="button" className={classes.sentenceLink} onClick={onRetry}>
        Retry
      </Anchor>
    </span>
  );
}
