import { Paper, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { intakeSections } from '#domain/intake/sections.ts';
import { SaveButton } from './save-button.tsx';
import { useAllSectionStates } from './section-states.ts';
import classes from './states.module.css';

/** Overlay that offers, after a reconnect, to save the sections whose save failed offline. */
export function BackOnline() {
  const [isBack, setBack] = useState(false);
  const offlineSections = useAllSectionStates((states) =>
    states
      .filter(([, state]) => state.cutOff && state.dirty)
      .map(([segment]) => segment)
      .join(' '),
  );
  const lookBack = useEffectEvent(() => setBack(offlineSections !== ''));
  useEffect(() => {
    const come = () => lookBack();
    const go = () => setBack(false);
    window.addEventListener('online', come);
    window.addEventListener('offline', go);
    return () => {
      window.removeEventListener('online', come);
      window.removeEventListener('offline', go);
    };
  }, []);
  const sections = intakeSections.filter(
    (section): section is QuestionnaireSection =>
      section.module !== 'MyDocuments' && offlineSections.split(' ').includes(section.segment),
  );
  return (
    <div role="status" className={classes.over}>
      {isBack && sections.length > 0 && (
        <Paper className={classes.panel} data-keep-clear>
          <Text fw="medium">You are online again. Save now what could not be saved:</Text>
          {sections.map((section) => (
            <div key={section.segment} className={classes.row}>
              <span>{section.title}</span>
              <SaveButton section={section} staysInSection />
            </div>
          ))}
        </Paper>
      )}
    </div>
  );
}
