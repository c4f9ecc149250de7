import { CloseButton, Combobox, Loader } from '@mantine/core';
import type { MouseEvent } from 'react';
import classes from '#questionnaire/inputs/inputs.module.css';
import { Cross } from '#ui/fields/cross.tsx';

/** How wide the library's own cross and arrow are together, in pixels. */
export const WITH_CROSS = 60;

interface SelectSectionProps {
  label: string;
  error?: string;
  /** The list is on its way to somebody who waits for it. */
  isLoading: boolean;
  /** Absent where there is nothing to clear. */
  onClear?: () => void;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** What stands at the end of a menu's input: that it opens, or that its list comes; before that the cross. */
export function SelectSection({ label, error, isLoading, onClear }: SelectSectionProps) {
  const mark = isLoading ? <Loader size="xs" aria-hidden /> : <Combobox.Chevron size="md" error={error} />;
  if (!onClear) return mark;
  return (
    <div className={classes.section}>
      <CloseButton
        aria-label={`Clear ${label}`}
        size="md"
        variant="transparent"
        icon={<Cross />}
        className={classes.crossInside}
        onMouseDown={keepFocus}
        onClick={onClear}
      />
      {mark}
    </div>
  );
}
