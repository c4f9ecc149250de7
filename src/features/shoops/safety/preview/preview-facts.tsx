import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { medicationsCalls } from '#api/endpoints/intake/sections.ts';
import { endpointQuery } from '#api/query.ts';
import type { Interactions } from '#domain/interactions.ts';
import { allergiesTo, type Known } from '#domain/shoops/patient-in-view.ts';
import { useCollapsed } from '#ui/reading/use-collapsed.tsx';
import { AllergiesTopic, InteractionsTopic } from '../../patient-in-view/alert-topics.tsx';
import { Part } from '../../patient-in-view/part.tsx';
import classes from '../safety.module.css';

const formatCount = (count: number, one: string, several: string) =>
  count > 0 && `${count} ${count === 1 ? one : several}`;

/**
 * Returns the folded line's alerts: '1 allergy, 3 interactions'; names unknown ones (decision 73).
 * @param allergies undefined while they load
 */
function describeAlerts(allergies: Known | undefined, { found, unknown }: Interactions): string {
  const drugCount = new Set(found.flatMap((list) => list.drugs)).size;
  const alerts = [
    allergies === null && 'allergies not known',
    allergies && formatCount(allergies.length, 'allergy', 'allergies'),
    formatCount(drugCount, 'interaction', 'interactions'),
    unknown && (drugCount > 0 ? 'not all known' : 'interactions not known'),
  ];
  return alerts.filter(Boolean).join(', ');
}

interface PreviewFactsProps {
  patientId: string;
  interactions: Interactions;
}

/** Patient's allergies and interactions, next to the name; folded into a line on a phone. */
export function PreviewFacts({ patientId, interactions }: PreviewFactsProps) {
  const folding = useCollapsed();
  const query = useQuery(endpointQuery(medicationsCalls.read, { subject: { userId: patientId } }));
  const allergies = query.data === undefined ? undefined : allergiesTo(query.data);
  const isFailed = query.isError && allergies === undefined;
  const alerts = describeAlerts(isFailed ? null : allergies, interactions);
  return (
    <div className={classes.facts} data-folded={!folding.unfolded || undefined}>
      <Button {...folding.button} className={classes.fold}>
        <span>
          Allergies and interactions
          {alerts && <span className={classes.alerts}> {alerts}</span>}
        </span>
      </Button>
      <div id={folding.id} className={classes.foldable}>
        <Part query={query} what="the allergies">
          {(record) => <AllergiesTopic record={record} />}
        </Part>
        <InteractionsTopic interactions={interactions} />
      </div>
    </div>
  );
}
