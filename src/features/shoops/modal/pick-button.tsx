import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { cannabinoidName } from '#domain/shoops/cannabinoids.ts';
import { useKeptFocus } from '#ui/reading/use-kept-focus.ts';
import classes from './modal.module.css';

interface PickButtonProps {
  label: string;
  /** What it reads once its medicine is in the form. */
  pickedLabel: string;
  isPicked: boolean;
  /** Which medicine, for who hears the button alone. */
  targetCannabinoid: string;
  onPick: () => void;
}

/** Takes a medicine into the form, once: from then on it says so, green and disabled (physician §4). */
export function PickButton({ label, pickedLabel, isPicked, targetCannabinoid, onPick }: PickButtonProps) {
  const whatId = useId();
  // The next Tab goes on from here.
  const button = useKeptFocus(false, (pick) => pick.closest<HTMLElement>('[data-item]'));
  return (
    <>
      <Button
        ref={button}
        disabled={isPicked}
        className={classes.pick}
        data-picked={isPicked || undefined}
        leftSection={isPicked ? <IconCheck aria-hidden size={20} /> : undefined}
        aria-describedby={whatId}
        onClick={onPick}
      >
        {isPicked ? pickedLabel : label}
      </Button>
      <span id={whatId} hidden>
        {cannabinoidName(targetCannabinoid) || 'Medicine without a name'}
      </span>
    </>
  );
}
