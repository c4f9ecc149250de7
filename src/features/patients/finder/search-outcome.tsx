import { Text } from '@mantine/core';
import { Picture } from '#ui/illustrations/picture.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { UnreadablePatients } from '../unreadable-patients.tsx';
import classes from './patient-search.module.css';

export interface SearchOutcomeProps {
  /** Number of matches; undefined while the field is empty. */
  matchCount: number | undefined;
  /** Number of matches in the menu. */
  shownCount: number;
  /** Number of patients who could not be read, and so are never found. */
  unreadable: number;
  /** Search text, which the link to the list takes over. */
  typed: string;
  /** True in a dialog, which offers a new patient at any time. */
  isDialog: boolean;
  /** Called before a link leads away. */
  onLeave: () => void;
}

/** Footer of the search menu: no result, number of results, and links to continue. */
export function SearchOutcome({
  matchCount,
  shownCount,
  unreadable,
  typed,
  isDialog,
  onLeave,
}: SearchOutcomeProps) {
  const hasMore = matchCount !== undefined && matchCount > shownCount;
  return (
    <div className={classes.outcome}>
      <UnreadablePatients count={unreadable} />
      {matchCount === 0 && unreadable === 0 && (
        <div className={classes.noMatch}>
          <Picture of="lens" small />
          <Text>No patient found</Text>
        </div>
      )}
      {hasMore && (
        <Text>
          The first {shownCount} of {matchCount}
        </Text>
      )}
      <span className={classes.links}>
        <LinkAnchor
          to="/physician/list-patient"
          search={hasMore ? { search: typed.trim() } : {}}
          className={classes.link}
          onClick={onLeave}
        >
          {hasMore ? `See all ${matchCount}` : 'See all patients'}
        </LinkAnchor>
        {(matchCount === 0 || isDialog) && (
          <LinkAnchor to="/physician/add-patient" className={classes.link} onClick={onLeave}>
            Add New Patient
          </LinkAnchor>
        )}
      </span>
    </div>
  );
}
