import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import classes from './modal.module.css';

interface PickButtonProps {
  label: string;
  /** Label once the medicine is in the form. */
  pickedLabel: string;
  isPicked: boolean;
  /** Describes the button to screen readers, which may read it without its context. */
  targetCannabinoid: string;
  onPick: () => void;
}

/** Button that loads a medicine into the form once; then green and disabled (physician §4). */
export function PickButton({ label, pickedLabel, isPicked, targetCannabinoid, onPick }: PickButtonProps) {
  const medicineId = useId();
  // The disabled button loses the focus, so the item takes it and Tab continues from there.
  const pickButton = useRestoredFocus(false, (button) => button.closest<HTMLElement>('[data-item]'));
  return (
    <>
      <Button
        ref={pickButton}
        disabled={isPicked}
        className={classes.pick}
        data-picked={isPicked || undefined}
        leftSection={isPicked ? <IconCheck aria-hidden size={20} /> : undefined}
        aria-describedby={medicineId}
        onClick={onPick}
      >
        {isPicked ? pickedLabel : label}
      </Button>
      <span id={medicineId} hidden>
        {cannabinoidName(targetCannabinoid) || 'Medicine without a name'}
      </span>
    </>
  );
}
