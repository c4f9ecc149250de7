import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { Toggletip } from '#ui/feedback/toggletip.tsx';
import classes from './interaction-alert.module.css';

const warning =
  'These drugs are metabolized by the cytochrome P450 system. Cannabinoids partly inhibit that system, so lowering the dose may be considered.';

/** The three lists of physician §2, and what sets the drugs of each apart. */
const kinds = [
  { key: 'substrates', label: 'Substrates', meaning: 'The system breaks substrates down.' },
  { key: 'inducers', label: 'Inducers', meaning: 'Inducers make the system work faster.' },
  { key: 'inhibitors', label: 'Inhibitors', meaning: 'Inhibitors slow the system down.' },
] as const;

type Interactions = Pick<PatientProfile, (typeof kinds)[number]['key']>;

/** What the patient takes and the cytochrome P450 system minds; nothing when there is nothing of it (physician §2). */
export function InteractionAlert({ patient }: { patient: Interactions }) {
  const found = kinds.filter(({ key }) => patient[key].length > 0);
  const inWords = found.map(({ key, label }) => `${label}: ${patient[key].join(', ')}`).join('. ');
  const titleId = useId();
  useAnnounceChange(inWords);
  if (found.length === 0) return null;
  return (
    <section className={classes.alert} aria-labelledby={titleId}>
      {/* Another list is another alert: the new icon blinks again. */}
      <IconAlertTriangle key={inWords} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <Text component="h2" fw="medium" className={classes.title} id={titleId}>
          Possible drug interactions
        </Text>
        <dl className={classes.kinds}>
          {found.map(({ key, label, meaning }) => (
            <div key={key} className={classes.kind}>
              <dt className={classes.label}>
                {label}
                <Toggletip label={`About ${label.toLowerCase()}`}>
                  {warning}
                  <Text inherit component="span" display="block" mt="xs">
                    {meaning}
                  </Text>
                </Toggletip>
              </dt>
              <dd className={classes.drugs}>{patient[key].join(', ')}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** After medications were saved the alert changes before the physician's eyes: who cannot see it is told (intake §4). */
function useAnnounceChange(inWords: string): void {
  const announce = useAnnounce();
  const known = useRef(inWords);
  useEffect(() => {
    if (known.current === inWords) return;
    known.current = inWords;
    announce(inWords ? `Drug interactions changed. ${inWords}` : 'There are no drug interactions any more.');
  }, [inWords, announce]);
}
