import { useState } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { PatientFinder } from './patient-finder.tsx';

/** Devices with a mouse and a keyboard: a focused field opens no keyboard on the screen. */
const desktop = '(min-width: 62em) and (hover: hover)';

/** Search field that leads to a patient's page, on the physician's dashboard (decision 62). */
export function PatientSearch() {
  const [isDesktop] = useState(() => window.matchMedia(desktop).matches);
  return (
    <Card>
      <PatientFinder label="Find a patient" takesFocus={isDesktop} />
    </Card>
  );
}
