import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import type { ShoopSuggestion } from '#api/endpoints/shoop-schema.ts';
import { ShoopModal } from '../modal/shoop-modal.tsx';
import { Suggestions } from './suggestions.tsx';

interface ImportButtonProps {
  patientId: string;
  /** Loads a suggestion into the form. */
  onImport: (suggestion: ShoopSuggestion) => void;
}

/** Button that opens 'Import Shoop', suggestions for the diagnosis. It remembers added ones. */
export function ImportButton({ patientId, onImport }: ImportButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [addedKeys, setAddedKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport aria-hidden size={20} />} onClick={open}>
        Import Shoop
      </Button>
      <ShoopModal opened={opened} onClose={close} title="Import Shoop">
        <Suggestions
          patientId={patientId}
          addedKeys={addedKeys}
          onBack={close}
          onAdd={(suggestion, key) => {
            setAddedKeys(new Set([...addedKeys, key]));
            onImport(suggestion);
          }}
        />
      </ShoopModal>
    </>
  );
}
