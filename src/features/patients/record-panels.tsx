import { type ComponentType, memo, useRef, useState } from 'react';
import type { IntakeSegment } from '#domain/intake/sections.ts';
import { useScrollPerView } from '#ui/reading/use-scroll-per-view.ts';
import { ShownProvider } from '#ui/reading/visibility.ts';
import classes from './patient-record.module.css';
import { type RecordTab, recordTabs } from './record-tabs.ts';

/** Props of a tab's content. */
export interface RecordContentProps {
  patientId: string;
  /** Section of the intake in the URL. */
  section: IntakeSegment | undefined;
}

/** Content of each tab. */
export type RecordContents = Readonly<Record<RecordTab, ComponentType<RecordContentProps>>>;

interface RecordPanelsProps extends RecordContentProps {
  tab: RecordTab;
  contents: RecordContents;
}

/**
 * Contents of the tabs. Opened tabs stay mounted, so that no input is lost. Memoized: a reply that
 * renders the page again would otherwise render all tabs in one long task, and one whose code has
 * just come.
 */
export const RecordPanels = memo(function RecordPanels({ tab, contents, ...props }: RecordPanelsProps) {
  const [opened, setOpened] = useState<ReadonlySet<RecordTab>>(new Set([tab]));
  // State set during render: a newly opened tab is mounted in the same frame.
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  const panels = useRef<HTMLDivElement>(null);
  useScrollPerView(tab, panels);
  return (
    <div ref={panels} className={classes.panels}>
      {recordTabs
        .filter(({ name }) => opened.has(name))
        .map(({ name }) => {
          const Content = contents[name];
          return (
            <div key={name} hidden={name !== tab}>
              <ShownProvider value={name === tab}>
                <Content {...props} />
              </ShownProvider>
            </div>
          );
        })}
    </div>
  );
});
