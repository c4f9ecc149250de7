import { Link, linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { ViewItem, ViewNav } from '#ui/links/view-nav.tsx';
import classes from './record-views.module.css';

/** The five tabs of physician §2, in its order. */
export const recordViews = ['profile', 'intake', 'shoop', 'notes', 'journey'] as const;
export type RecordView = (typeof recordViews)[number];

export const viewTitles: Record<RecordView, string> = {
  profile: 'Patient Profile',
  intake: 'Edit Health Intake',
  shoop: 'View Patient Shoop',
  notes: 'Notes',
  journey: 'Health Journey',
};

/** Where a tab is; the intake at the section where it was left. */
function linkTo(view: RecordView, patientId: string, section: string | undefined) {
  if (view === 'intake')
    return linkOptions({
      to: '/physician/update-profile/$patientId/{-$section}',
      params: { patientId, section },
    });
  return linkOptions({
    to: '/physician/patient-profile/$patientId',
    params: { patientId },
    search: { view: view === 'profile' ? undefined : view },
  });
}

interface RecordViewsProps {
  patientId: string;
  view: RecordView;
  /** The section of the intake that is open. */
  section: string | undefined;
}

/** The ways through one patient's record: the documents call them radio tabs; each has an address (decision 62). */
export function RecordViews({ patientId, view, section }: RecordViewsProps) {
  const [last, setLast] = useState(section);
  if (section !== undefined && section !== last) setLast(section);
  return (
    <ViewNav label="Parts of the record" className={classes.views}>
      {recordViews.map((name) => (
        <ViewItem key={name} isCurrent={name === view}>
          <Link
            {...linkTo(name, patientId, last)}
            activeOptions={{ exact: name !== 'intake' }}
            resetScroll={false}
          >
            {viewTitles[name]}
          </Link>
        </ViewItem>
      ))}
    </ViewNav>
  );
}
