import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { messages } from '#domain/messages.ts';
import type { LookupSource } from '#domain/questions/question.ts';
import classes from './inputs.module.css';
import type { Suggestions } from './use-suggestions.ts';

const addLabels: Record<LookupSource, string> = {
  diagnosis: messages.addDiagnosis,
  medication: messages.addMedication,
};

interface UnresolvedMessageProps {
  message: string;
  source: LookupSource;
  onCreate?: () => void;
}

/** 'Please Choose any from Suggested Diagnosis or' and the link that ends the sentence (intake §5). */
export function UnresolvedMessage({ message, source, onCreate }: UnresolvedMessageProps) {
  return (
    <span>
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

const matches = (count: number) =>
  count === 0 ? 'No match in the list' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;

/** How the search is going: heard by all, and seen where it failed. */
export function SearchStatus({ suggestions, onRetry }: { suggestions: Suggestions; onRetry(): void }) {
  const { status, items } = suggestions;
  const heard = {
    idle: '',
    searching: 'Searching',
    failed: '',
    found: matches(items.length),
  }[status];
  return (
    <div role="status">
      <VisuallyHidden>{heard}</VisuallyHidden>
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
