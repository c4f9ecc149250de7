import { Text } from '@mantine/core';
import { Picture } from '#ui/illustrations/picture.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import classes from './patient-search.module.css';

interface SearchOutcomeProps {
  found: number;
  shown: number;
  /** Search text, which the link to the list takes over. */
  typed: string;
}

/** Footer of the search menu: no result, number of results, and links to continue. */
export function SearchOutcome({ found, shown, typed }: SearchOutcomeProps) {
  return (
    <div className={classes.outcome}>
      {found === 0 && (
        <div className={classes.none}>
          <Picture of="lens" small />
          <Text>No patient found</Text>
        </div>
      )}
      {found > shown && (
        <Text>
          The first {shown} of {found}
        </Text>
      )}
      <span className={classes.ways}>
        <LinkAnchor
          to="/physician/list-patient"
          search={found > shown ? { search: typed.trim() } : {}}
          className={classes.way}
        >
          {found > shown ? `See all ${found}` : 'See all patients'}
        </LinkAnchor>
        {found === 0 && (
          <LinkAnchor to="/physician/add-patient" className={classes.way}>
            Add New Patient
          </LinkAnchor>
        )}
      </span>
    </div>
  );
}
