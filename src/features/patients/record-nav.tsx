import { Link, linkOptions } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { ViewItem, ViewNav } from '#ui/links/view-nav.tsx';
import classes from './record-nav.module.css';
import { type RecordTab, recordTabs } from './record-tabs.ts';

/** Returns the link of a tab; that of the intake opens its last section. */
function linkTo(tab: RecordTab, patientId: string, section: string | undefined) {
  if (tab === 'intake')
    return linkOptions({
      to: '/physician/update-profile/$patientId/{-$section}',
      params: { patientId, section },
    });
  return linkOptions({
    to: '/physician/patient-profile/$patientId',
    params: { patientId },
    search: { view: tab === 'profile' ? undefined : tab },
  });
}

interface RecordNavProps {
  patientId: string;
  tab: RecordTab;
  /** Open section of the intake. */
  section: string | undefined;
}

/**
 * Tabs of a patient's record, documented as radio tabs; each has a URL (decision 62). Memoized, as
 * their page is rendered again with each change of the alert.
 */
export const RecordNav = memo(function RecordNav({ patientId, tab, section }: RecordNavProps) {
  const [lastSection, setLastSection] = useState(section);
  // State set during render: other tabs have no section, so the link keeps the last one.
  if (section !== undefined && section !== lastSection) setLastSection(section);
  return (
    <ViewNav label="Parts of the record" variant="underlined" className={classes.tabs}>
      {recordTabs.map(({ name, title }) => (
        <ViewItem key={name} isCurrent={name === tab}>
          <Link
            {...linkTo(name, patientId, lastSection)}
            // The intake's sections are below its own address.
            activeOptions={{ exact: name !== 'intake' }}
            // The router compares whole addresses; a step within a tab changes the address.
            aria-current={name === tab ? 'page' : undefined}
            resetScroll={false}
          >
            {title}
          </Link>
        </ViewItem>
      ))}
    </ViewNav>
  );
});
