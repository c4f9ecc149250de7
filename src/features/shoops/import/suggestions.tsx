import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { importShoops } from '#api/endpoints/physician-shoops.ts';
import { endpointQuery } from '#api/query.ts';
import { shoopMessages } from '#domain/shoops/messages.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { NoShoops } from '../modal/no-shoops.tsx';
import { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx';

interface SuggestionsProps extends Omit<SuggestionListProps, 'suggestions'> {
  patientId: string;
  onBack: () => void;
}

/** Lists suggestions, fetched at each opening by a POST without effects (physician §7). */
export function Suggestions({ patientId, onBack, ...listProps }: SuggestionsProps) {
  const query = useQuery({
    ...endpointQuery(importShoops, { body: { userId: patientId } }),
    staleTime: 0,
    gcTime: 0,
  });
  const emptyState = (
    <NoShoops title={shoopMessages.noneFits} picture="shelf" onBack={onBack}>
      What the clinic suggests for a diagnosis stands here. For this one you can build a Shoop yourself.
    </NoShoops>
  );
  return (
    <Loaded
      query={query}
      what="the suggestions"
      skeleton={<CardSkeleton label="Looking for what fits" lines={6} />}
      empty={{
        when: ({ suggestions, unreadable }) => suggestions.length + unreadable === 0,
        show: emptyState,
      }}
    >
      {({ suggestions, unreadable }) => (
        <>
          <Unreadable count={unreadable} what={['suggestion', 'suggestions']}>
            Please do not take the list for complete.
          </Unreadable>
          {suggestions.length > 0 && (
            <>
              <Text c="dimmed">
                Suggested for the patient’s diagnosis alone. Each is added to the form, where you check and
                change it before anything is sent.
              </Text>
              <SuggestionList suggestions={suggestions} {...listProps} />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}
