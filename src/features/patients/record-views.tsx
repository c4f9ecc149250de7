import { Link, linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { ViewItem, ViewNav } from '#ui/links/view-nav.tsx';
import classes from './record-views.module.css';

/** Tabs, in the order of physician §2. */
export const recordViews = ['profile', 'intake', 'shoop', 'notes', 'journey'] as const;
export type RecordView = (typeof recordViews)[number];

export const viewTitles: Record<RecordView, string> = {
  profile: 'Patient Profile',
  intake: 'Edit Health Intake',
  shoop: 'View Patient Shoop',
  notes: 'Notes',
  journey: 'Health Journey',
};

/** Returns the link of a tab; that of the intake opens its last section. */
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
  /** Open section of the intake. */
  section: string | undefined;
}

/** Tabs of a patient's record, documented as radio tabs; each has a URL (decision 62). */
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
