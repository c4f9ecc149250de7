import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { messages } from '#domain/messages.ts';
import type { LookupSource } from '#domain/questions/question.ts';
import classes from '#questionnaire/inputs/inputs.module.css';
import type { Suggestions } from './use-suggestions.ts';

const addLabels: Record<LookupSource, string> = {
  diagnosis: messages.addDiagnosis,
  medication: messages.addMedication,
};

/** Our own texts for a stored name without an item of the list. */
const notListedTexts: Record<LookupSource, string> = {
  diagnosis: 'This diagnosis is not in our list yet.',
  medication: 'This medication is not in our list yet.',
};

interface UnresolvedMessageProps {
  message: string;
  source: LookupSource;
  /** The name was stored before; the message then first says that it is not listed. */
  isStored: boolean;
  onCreate?: () => void;
}

/** Message such as 'Please Choose any from Suggested Diagnosis or', and its link (intake §5). */
export function UnresolvedMessage({ message, source, isStored, onCreate }: UnresolvedMessageProps) {
  return (
    <span>
      {isStored && `${notListedTexts[source]} `}
      {`${message} `}
      <Anchor
        component="button"
        type="button"
        className={classes.sentenceLink}
        disabled={!onCreate}
        onClick={onCreate}
      >
        {addLabels[source]}
      </Anchor>
    </span>
  );
}

const matchCountText = (count: number) =>
  count === 0 ? 'No match in the list' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;

interface SearchStatusProps {
  suggestions: Suggestions;
  /** True if the field asks to choose or add an item; the live region then says so as well. */
  isPrompted: boolean;
  onRetry(): void;
}

const nextStepHint = 'Choose one, or add what you typed as new.';

/** Live region for the state of the search. It is visible only after a failure. */
export function SearchStatus({ suggestions, isPrompted, onRetry }: SearchStatusProps) {
  const { status, items } = suggestions;
  const announcement = {
    idle: '',
    searching: 'Searching',
    failed: '',
    found:
      isPrompted && items.length > 0
        ? `${matchCountText(items.length)}. ${nextStepHint}`
        : matchCountText(items.length),
  }[status];
  return (
    <div role="status">
      <VisuallyHidden>{announcement}</VisuallyHidden>
      {status === 'failed' && (
        <Text span size="sm" className={classes.failed}>
          The list could not be searched.{' '}
          <Anchor component="button" type="button" className={classes.sentenceLink} onClick={onRetry}>
            Retry
          </Anchor>
        </Text>
      )}
    </div>
  );
}
