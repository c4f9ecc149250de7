import { Box } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isSlashKeyOn } from '#api/session/slash-key.ts';
import { takeEarlyPress, useFindKeys } from './find-keys.ts';
import classes from './nav/nav.module.css';

/** Dialog that finds a patient. */
export type FindPatientDialog = ComponentType<{ opened: boolean; onClose: () => void }>;

/** True while a dialog is open: the keys would put a second one over it. */
const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;

/** Button and keys that find a patient from any page; the dialog's code loads on the first use. */
export function FindPatient({ Dialog }: { Dialog: FindPatientDialog }) {
  const [isDialogLoaded, setDialogLoaded] = useState(false);
  const [opened, setOpened] = useState(false);
  // The switch is in the dialog, whose closing renders this button again.
  const hasSlashKey = isSlashKeyOn();
  function openDialog() {
    if (isDialogOpen()) return;
    setDialogLoaded(true);
    setOpened(true);
  }
  useFindKeys(openDialog);
  const openAfterEarlyPress = useEffectEvent(() => takeEarlyPress() && openDialog());
  useEffect(() => void openAfterEarlyPress(), []);
  return (
    <>
      <button
        type="button"
        className={classes.item}
        aria-label="Find a patient"
        aria-keyshortcuts={`${hasSlashKey ? '/ ' : ''}Control+K Meta+K`}
        aria-haspopup="dialog"
        aria-expanded={opened}
        title={`Find a patient (${hasSlashKey ? '/ or ' : ''}Ctrl+K)`}
        onClick={openDialog}
      >
        <IconSearch aria-hidden size={20} stroke={1.75} />
        <Box component="span" visibleFrom="lg" className={classes.label}>
          Find a patient
        </Box>
        {hasSlashKey && (
          <Box component="span" visibleFrom="lg">
            <kbd className={classes.key}>/</kbd>
          </Box>
        )}
      </button>
      {isDialogLoaded && (
        <Suspense>
          <Dialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
