import { Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LinkedPhysician } from '#api/endpoints/physicians.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { PhysicianCard } from './physician-card.tsx';
import classes from './physicians.module.css';
import { RemovePhysician } from './remove-physician.tsx';

/** Who is linked, each with a cross that asks before it removes. */
export function PhysicianList({ query }: { query: UseQueryResult<LinkedPhysician[]> }) {
  const [leaving, setLeaving] = useState<LinkedPhysician | null>(null);
  const [asked, { open, close }] = useDisclosure(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-label="Your physicians">
      <Title ref={heading} order={3} size="h4" tabIndex={-1} mb="md">
        Your physicians
      </Title>
      <Physicians
        query={query}
        onRemove={(physician) => {
          setLeaving(physician);
          open();
        }}
      />
      {/* The cross that was pressed is gone with its card. */}
      <RemovePhysician
        physician={leaving}
        opened={asked}
        onClose={close}
        onRemoved={() => heading.current?.focus()}
      />
    </section>
  );
}

interface PhysiciansProps {
  query: UseQueryResult<LinkedPhysician[]>;
  onRemove: (physician: LinkedPhysician) => void;
}

function Physicians({ query, onRemove }: PhysiciansProps) {
  const skeleton = (
    <div className={classes.loading}>
      <ListSkeleton label="Loading your physicians" rows={2} />
    </div>
  );
  const none = (
    <EmptyState title="No physicians yet" titleOrder={4}>
      Choose one above. Whoever you add can see your health record.
    </EmptyState>
  );
  return (
    <Loaded
      query={query}
      what="your physicians"
      skeleton={skeleton}
      empty={{ when: (physicians) => physicians.length === 0, show: none }}
    >
      {(physicians) => (
        <ul className={classes.list}>
          {physicians.map((physician) => (
            <PhysicianCard key={physician.id} physician={physician} onRemove={() => onRemove(physician)} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
