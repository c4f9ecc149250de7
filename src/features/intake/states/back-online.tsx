import { Paper, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { intakeSections } from '#domain/intake/sections.ts';
import { SaveButton } from './save-button.tsx';
import { useAllSectionStates } from './section-states.ts';
import classes from './states.module.css';

/** Overlay that offers, after a reconnect, to save the sections whose save failed offline. */
export function BackOnline() {
  const [isReconnected, setReconnected] = useState(false);
  // Segments as one text: the selector's result must be equal until the list changes.
  const offlineSegments = useAllSectionStates((states) =>
    states
      .filter(([, state]) => state.isOffline && state.isDirty)
      .map(([segment]) => segment)
      .join(' '),
  );
  const offerSaves = useEffectEvent(() => setReconnected(offlineSegments !== ''));
  useEffect(() => {
    const handleOnline = () => offerSaves();
    const handleOffline = () => setReconnected(false);
    window.addEventListener('online', handleOnline);
    window.addEventListener('offline', handleOffline);
    return () => {
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('offline', handleOffline);
    };
  }, []);
  const sections = intakeSections.filter(
    (section): section is QuestionnaireSection =>
      section.module !== 'MyDocuments' && offlineSegments.split(' ').includes(section.segment),
  );
  return (
    <div role="status" className={classes.overlay}>
      {isReconnected && sections.length > 0 && (
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
