import { useQuery } from '@tanstack/react-query';
import { type LinkedPhysician, listLinkedPhysicians } from '#api/endpoints/accounts/physicians.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { fullName } from '#domain/values/full-name.ts';
import { Card } from '#ui/layout/card.tsx';
import { Portrait } from '#ui/layout/portrait.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryCard } from '#ui/loading/query-card.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import classes from './dashboard.module.css';

const TITLE = 'Your physicians';
/** The profile's step where physicians are chosen. */
const choosing = { to: '/profile', search: { step: 'physician' } } as const;

/** Card with the patient's physicians (decision 25). */
export function LinkedPhysiciansCard() {
  const query = useQuery({ ...endpointQuery(listLinkedPhysicians, {}), ...refetchOnReturn });
  return (
    <QueryCard query={query} title={TITLE} what="your physicians">
      {({ physicians, unreadable }) =>
        physicians.length + unreadable > 0 ? (
          <Linked physicians={physicians} unreadable={unreadable} />
        ) : (
          <None />
        )
      }
    </QueryCard>
  );
}

function None() {
  return (
    <Card title={TITLE}>
      <EmptyState
        title="No physician yet"
        picture="stethoscope"
        small
        action={<LinkButton {...choosing}>Choose a physician</LinkButton>}
      >
        A physician whom you choose sees your Health Intake and your check-ups, and advises you.
      </EmptyState>
    </Card>
  );
}

interface LinkedProps {
  physicians: readonly LinkedPhysician[];
  unreadable: number;
}

function Linked({ physicians, unreadable }: LinkedProps) {
  return (
    <Card
      title={TITLE}
      actions={
        <div className={classes.aside}>
          <LinkAnchor {...choosing} className={classes.link}>
            Add or remove
          </LinkAnchor>
        </div>
      }
    >
      <Unreadable count={unreadable} what={['physician', 'physicians']}>
        They are still yours.
      </Unreadable>
      <ul className={classes.physicians}>
        {physicians.map((physician) => (
          <li key={physician.id}>
            <Portrait image={physician.profileImage} />
            <LinkAnchor
              className={classes.link}
              to="/patient-physician-profile/$id"
              params={{ id: physician.id }}
              preload={false}
            >
              {fullName(physician) || 'Physician'}
            </LinkAnchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}
