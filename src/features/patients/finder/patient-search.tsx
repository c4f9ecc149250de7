import { useState } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { PatientFinder } from './patient-finder.tsx';

/** Matches devices with a mouse: there, a focused field opens no keyboard on the screen. */
const desktopQuery = '(min-width: 62em) and (hover: hover)';

/** Search field that leads to a patient's page, on the physician's dashboard (decision 62). */
export function PatientSearch() {
  const [isDesktop] = useState(() => window.matchMedia(desktopQuery).matches);
  return (
    <Card>
      <PatientFinder label="Find a patient" takesFocus={isDesktop} />
    </Card>
  );
}
