import { type ReactNode, useId } from 'react';
import type { Known } from '#domain/shoops/patient-in-view.ts';
import { Loaded, type LoadedProps } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { useReadWhenShownAgain } from '#ui/reading/shown.ts';
import classes from './patient-in-view.module.css';

interface PartProps<Data> extends Pick<LoadedProps<Data>, 'what' | 'children'> {
  query: LoadedProps<Data>['query'] & { readonly isStale: boolean };
  rows?: number;
}

/** What comes by one call: loading, failed or there, each for itself. */
export function Part<Data>({ query, rows = 1, what, children }: PartProps<Data>) {
  useReadWhenShownAgain(query);
  return (
    <div className={classes.part}>
      <Loaded query={query} what={what} skeleton={<ListSkeleton rows={rows} label={`Loading ${what}`} />}>
        {children}
      </Loaded>
    </div>
  );
}

/** One thing under its name. */
export function Topic({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields stand here that a fieldset could hold together
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
  /** What is said where there is surely none. */
  none: string;
  /** And where nobody has said anything. */
  unknown: string;
}

/** Names, or that there are none, or that nobody knows: unknown is not none (decision 73). */
export function KnownList({ known, none, unknown }: KnownListProps) {
  if (known === null) return <em className={classes.unknown}>{unknown}</em>;
  if (known.length === 0) return <span>{none}</span>;
  return (
    <ul className={classes.names}>
      {known.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read, and two may have one name
        <li key={place}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
