import { Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { isSlashKeyOn, setSlashKey } from '#api/session/slash-key.ts';
import { useDeferredOpen } from '#ui/reading/use-deferred-open.ts';
import { PatientFinder } from './patient-finder.tsx';

interface FinderDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Dialog that finds a patient from any page of a physician (decision 98). */
export default function FinderDialog({ opened, onClose }: FinderDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  const isOpen = useDeferredOpen(opened);
  const [hasSlashKey, setHasSlashKey] = useState(isSlashKeyOn);
  // State set during render: resets what an earlier choice has left.
  if (isOpen && isLeaving) setLeaving(false);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Find a patient"
      size="lg"
      // A new page takes the focus itself.
      returnFocus={!isLeaving}
    >
      <PatientFinder
        label="Name, email, phone or diagnosis"
        onLeave={() => {
          setLeaving(true);
          onClose();
        }}
      />
      <Switch
        mt="md"
        label="The / key opens this search"
        checked={hasSlashKey}
        onChange={(event) => {
          setSlashKey(event.currentTarget.checked);
          setHasSlashKey(event.currentTarget.checked);
        }}
      />
    </Modal>
  );
}
