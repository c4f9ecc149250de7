import { Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { LinkedPhysician, listLinkedPhysicians } from '#api/endpoints/accounts/physicians.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { LinkedPhysicianCard } from './linked-physician-card.tsx';
import classes from './physicians.module.css';
import { RemoveLinkedPhysician } from './remove-linked-physician.tsx';

/** List of the linked physicians; removing one needs a confirmation. */
export function LinkedPhysicianList({ query }: Pick<PhysiciansProps, 'query'>) {
  const [physicianToRemove, setPhysicianToRemove] = useState<LinkedPhysician | null>(null);
  const [isAsking, { open, close }] = useDisclosure(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-label="Your physicians">
      <Title ref={heading} order={3} size="h4" tabIndex={-1} mb="md">
        Your physicians
      </Title>
      <Physicians
        query={query}
        onRemove={(physician) => {
          setPhysicianToRemove(physician);
          open();
        }}
      />
      {/* The focus goes to the heading, because the focused button is unmounted with its card. */}
      <RemoveLinkedPhysician
        physician={physicianToRemove}
        opened={isAsking}
        onClose={close}
        onRemoved={() => heading.current?.focus()}
      />
    </section>
  );
}

interface PhysiciansProps {
  query: UseQueryResult<ReplyOf<typeof listLinkedPhysicians>>;
  onRemove: (physician: LinkedPhysician) => void;
}

/** Cards of the physicians, with loading, error and empty states. */
function Physicians({ query, onRemove }: PhysiciansProps) {
  const skeleton = (
    <div className={classes.loading}>
      <ListSkeleton label="Loading your physicians" rows={1} />
    </div>
  );
  const emptyState = (
    <EmptyState title="No physicians yet" titleOrder={4} picture="stethoscope">
      Choose one above. Whoever you add can see your health record.
    </EmptyState>
  );
  return (
    <Loaded
      query={query}
      what="your physicians"
      skeleton={skeleton}
      empty={{ when: ({ physicians, unreadable }) => physicians.length + unreadable === 0, show: emptyState }}
    >
      {({ physicians, unreadable }) => (
        <>
          <Unreadable count={unreadable} what={['physician', 'physicians']}>
            They are still yours.
          </Unreadable>
          <ul className={classes.list}>
            {physicians.map((physician) => (
              <LinkedPhysicianCard
                key={physician.id}
                physician={physician}
                onRemove={() => onRemove(physician)}
              />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
