import { type ReactNode, useId } from 'react';
import type { Known } from '#domain/shoops/patient-in-view.ts';
import { Loaded, type LoadedProps } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { useRefetchWhenShown } from '#ui/reading/visibility.ts';
import classes from './patient-in-view.module.css';

interface PartProps<Data> extends Pick<LoadedProps<Data>, 'what' | 'children'> {
  query: LoadedProps<Data>['query'] & { readonly isStale: boolean };
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

interface KnownListProps {
  known: Known;
  /** Text when the patient has none. */
  none: string;
  /** Text when the question is not answered. */
  unknown: string;
}

/** Lists names, or says that there are none or that it is unknown (decision 73). */
export function KnownList({ known, none, unknown }: KnownListProps) {
  if (known === null) return <em className={classes.unknown}>{unknown}</em>;
  if (known.length === 0) return <span>{none}</span>;
  return (
    <ul className={classes.names}>
      {known.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read-only, and two may have one name
        <li key={place}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
