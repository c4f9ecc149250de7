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

/** Target of a link to the profile's step where physicians are chosen. */
const physicianStep = { to: '/profile', search: { step: 'physician' } } as const;

/** Card with the patient's physicians (decision 25). */
export function LinkedPhysiciansCard() {
  const query = useQuery({ ...endpointQuery(listLinkedPhysicians, {}), ...refetchOnReturn });
  return (
    <QueryCard query={query} title={TITLE} what="your physicians">
      {({ physicians, unreadable }) =>
        physicians.length + unreadable > 0 ? (
          <LinkedPhysicianList physicians={physicians} unreadable={unreadable} />
        ) : (
          <NoPhysician />
        )
      }
    </QueryCard>
  );
}

/** Empty state, with a link to choose a physician. */
function NoPhysician() {
  return (
    <Card title={TITLE}>
      <EmptyState
        title="No physician yet"
        picture="stethoscope"
        small
        action={<LinkButton {...physicianStep}>Choose a physician</LinkButton>}
      >
        A physician whom you choose sees your Health Intake and your check-ups, and advises you.
      </EmptyState>
    </Card>
  );
}

interface LinkedPhysicianListProps {
  physicians: readonly LinkedPhysician[];
  /** Number of physicians in the reply that could not be read. */
  unreadable: number;
}

/** Links to the physicians' profiles, and to the step that adds or removes physicians. */
function LinkedPhysicianList({ physicians, unreadable }: LinkedPhysicianListProps) {
  return (
    <Card
      title={TITLE}
      actions={
        <div className={classes.titleLink}>
          <LinkAnchor {...physicianStep} className={classes.link}>
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
