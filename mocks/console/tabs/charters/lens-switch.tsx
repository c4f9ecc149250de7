import { Button } from '@mantine/core';
import { useSelector } from '@tanstack/react-store';
import { isLensOnAtom } from '../../lens/lens-state.ts';
import { toggleLens } from '../../lens/toggle-lens.tsx';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { lensKeys } from '../../shortcuts.ts';

/** Button that turns the spec lens on and off. */
export function LensSwitch() {
  const isOn = useSelector(isLensOnAtom);
  return (
    <Section
      title="Spec lens"
      hint="Point at anything, or focus it: a card names the sections and decisions that rule it."
    >
      <div className={classes.actions}>
        <Button variant="default" aria-pressed={isOn} aria-keyshortcuts={lensKeys} onClick={toggleLens}>
          Spec lens ({lensKeys})
        </Button>
      </div>
    </Section>
  );
}
