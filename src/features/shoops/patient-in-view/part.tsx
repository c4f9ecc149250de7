import { type ReactNode, useId } from 'react';
import { Loaded, type LoadedProps } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { useRefetchWhenShown } from '#ui/reading/visibility.ts';
import classes from './patient-in-view.module.css';

interface PartProps<Data> extends Pick<LoadedProps<Data>, 'what' | 'children'> {
  query: LoadedProps<Data>['query'] & { readonly isStale: boolean };
  /** Number of rows of the skeleton. */
  rows?: number;
}

/** Part of the panel that has its own query, and so its own loading and error state. */
export function Part<Data>({ query, rows = 1, what, children }: PartProps<Data>) {
  useRefetchWhenShown(query);
  return (
    <div className={classes.part}>
      <Loaded query={query} what={what} skeleton={<ListSkeleton rows={rows} label={`Loading ${what}`} />}>
        {children}
      </Loaded>
    </div>
  );
}

/** Group with a title. */
export function Topic({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={id} className={classes.topic}>
      <div id={id} className={classes.title}>
        {title}
      </div>
      {children}
    </div>
  );
}
