import { type ReactNode, useRef, useState } from 'react';
import { useScrollPerView } from '#ui/reading/use-kept-place.ts';
import { ShownProvider } from '#ui/reading/visibility.ts';
import classes from './patient-record.module.css';
import { type RecordView, recordViews } from './record-views.tsx';

interface RecordPanelsProps {
  view: RecordView;
  tabs: Readonly<Record<RecordView, ReactNode>>;
}

/** Contents of the tabs. Opened tabs stay mounted, so that no input is lost. */
export function RecordPanels({ view, tabs }: RecordPanelsProps) {
  const [opened, setOpened] = useState<ReadonlySet<RecordView>>(new Set([view]));
  if (!opened.has(view)) setOpened(new Set([...opened, view]));
  const panels = useRef<HTMLDivElement>(null);
  useScrollPerView(view, panels);
  return (
    <div ref={panels} className={classes.panels}>
      {recordViews
        .filter((name) => opened.has(name))
        .map((name) => (
          <div key={name} hidden={name !== view}>
            <ShownProvider value={name === view}>{tabs[name]}</ShownProvider>
          </div>
        ))}
    </div>
  );
}
