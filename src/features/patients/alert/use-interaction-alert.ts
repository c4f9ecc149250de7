import { useIntersection } from '@mantine/hooks';
import { summarizeInteractions } from '#domain/interactions.ts';
import type { RecordTab } from '../record-tabs.ts';
import type { PatientRead } from '../use-record.ts';
import { useAlertChange } from './use-alert-change.ts';
import { useAlertView } from './use-alert-view.ts';

/** Observed area without the top bar, the strip and the tabs, which cover the page. */
const observedArea = { rootMargin: '-170px 0px 0px 0px', threshold: 0.5 };

/** Returns the state of a patient's interaction alert; null while the patient loads. */
export function useInteractionAlert({ query, patient }: PatientRead, tab: RecordTab) {
  const interactions = patient && summarizeInteractions({ data: patient, error: query.error });
  const changeText = useAlertChange(interactions?.summary);
  const { ref, entry } = useIntersection<HTMLElement>(observedArea);
  const isInView = entry?.isIntersecting === true;
  const { isFolded, isSeen } = useAlertView({ tab, alertText: interactions?.summary ?? '', isInView });
  if (!interactions) return null;
  const alert = {
    interactions,
    onRetry: () => void query.refetch(),
    retrying: query.isFetching,
    changeText,
  };
  return {
    whole: { ...alert, ref, isFolded },
    // Not shown before the first observation. Names the drugs until the whole alert was in view.
    compact: { ...alert, isShown: isFolded || entry?.isIntersecting === false, namesDrugs: !isSeen },
  };
}
