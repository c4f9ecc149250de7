import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import classes from '../../section-nav.module.css';
import { useChangeFilter } from './seen-review.ts';

/** Button that filters the review for answers changed since the last visit; nothing if none did. */
export function ChangedFilter() {
  const { total, isFiltered, toggle } = useChangeFilter();
  const hintId = useId();
  if (total === 0) return null;
  return (
    <>
      <Button
        variant="default"
        className={classes.filter}
        aria-pressed={isFiltered}
        aria-describedby={hintId}
        leftSection={isFiltered && <IconCheck aria-hidden size={18} stroke={2} />}
        onClick={toggle}
      >
        Show what changed
      </Button>
      <p id={hintId} className={classes.filterHint} data-shown={isFiltered || undefined}>
        {total === 1 ? '1 answer has' : `${total} answers have`} changed since you last looked, on this
        device.
      </p>
    </>
  );
}
