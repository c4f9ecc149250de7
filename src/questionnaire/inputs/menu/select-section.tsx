import { CloseButton, Combobox, Loader } from '@mantine/core';
import type { MouseEvent } from 'react';
import classes from '#questionnaire/inputs/inputs.module.css';
import { Cross } from '#ui/fields/cross.tsx';

/** Width of the library's cross and arrow together, in px. */
export const widthWithCrossPx = 60;

interface SelectSectionProps {
  label: string;
  error?: string;
  /** True while the user waits for the list. */
  isLoading: boolean;
  /** Undefined if there is nothing to clear. */
  onClear?: () => void;
}

/** Keeps the focus in the input when the cross is clicked. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Icons at the end of a menu's input: a cross that clears it, and an arrow or a loader. */
export function SelectSection({ label, error, isLoading, onClear }: SelectSectionProps) {
  const arrow = isLoading ? <Loader size="xs" aria-hidden /> : <Combobox.Chevron size="md" error={error} />;
  if (!onClear) return arrow;
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
      {arrow}
    </div>
  );
}
