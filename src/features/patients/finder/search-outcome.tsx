import { Text } from '@mantine/core';
import { Picture } from '#ui/illustrations/picture.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import classes from './patient-search.module.css';

export interface SearchOutcomeProps {
  /** Number of matches; undefined while the field is empty. */
  found: number | undefined;
  shown: number;
  /** Search text, which the link to the list takes over. */
  typed: string;
  /** True in a dialog, which offers a new patient at any time. */
  isDialog: boolean;
  /** Called before a link leads away. */
  onLeave: () => void;
}

/** Footer of the search menu: no result, number of results, and links to continue. */
export function SearchOutcome({ found, shown, typed, isDialog, onLeave }: SearchOutcomeProps) {
  const isCut = found !== undefined && found > shown;
  return (
    <div className={classes.outcome}>
      {found === 0 && (
        <div className={classes.none}>
          <Picture of="lens" small />
          <Text>No patient found</Text>
        </div>
      )}
      {isCut && (
        <Text>
          The first {shown} of {found}
        </Text>
      )}
      <span className={classes.ways}>
        <LinkAnchor
          to="/physician/list-patient"
          search={isCut ? { search: typed.trim() } : {}}
          className={classes.way}
          onClick={onLeave}
        >
          {isCut ? `See all ${found}` : 'See all patients'}
        </LinkAnchor>
        {(found === 0 || isDialog) && (
          <LinkAnchor to="/physician/add-patient" className={classes.way} onClick={onLeave}>
            Add New Patient
          </LinkAnchor>
        )}
      </span>
    </div>
  );
}
