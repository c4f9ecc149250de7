import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LinkedPhysician, listPhysicians } from '#api/endpoints/accounts/physicians.ts';
import { endpointQuery } from '#api/query.ts';
import { choice } from '#domain/questions/kinds.ts';
import { fullName } from '#domain/values/full-name.ts';
import { SelectInput } from '#questionnaire/inputs/menu/select-input.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import classes from './physicians.module.css';

const MENU_ID = 'profile-physician';

interface PhysicianPickerProps {
  /** Physicians that are linked already, and not offered. */
  linkedPhysicians: readonly LinkedPhysician[];
  /** Id of the chosen physician; '' if none. */
  chosenId: string;
  onChoose: (physicianId: string) => void;
  onAdd: () => void;
  isAdding: boolean;
}

/** 'Select Physician': a searchable menu, and a button that adds the chosen physician. */
export function PhysicianPicker({
  linkedPhysicians,
  chosenId,
  onChoose,
  onAdd,
  isAdding,
}: PhysicianPickerProps) {
  const query = useQuery(endpointQuery(listPhysicians, {}));
  const { data } = query;
  // After an addition the button is disabled, so the menu takes the focus.
  const addButton = useRestoredFocus(isAdding, () => document.getElementById(MENU_ID));
  const question = useMemo(() => {
    const unlinkedPhysicians = (data?.physicians ?? []).filter(
      ({ id }) => !linkedPhysicians.some((physician) => physician.id === id),
    );
    const options = unlinkedPhysicians.map((physician) => ({
      value: physician.id,
      label: fullName(physician),
    }));
    return choice('physicianId', 'Select Physician', options);
  }, [data, linkedPhysicians]);

  return (
    <Loaded
      query={query}
      what="the physicians to choose from"
      skeleton={<FormSkeleton label="Loading the physicians" fields={1} />}
    >
      {({ unreadable }) => (
        <Stack gap="sm">
          <Unreadable count={unreadable} what={['physician', 'physicians']}>
            The menu has the others.
          </Unreadable>
          <Group align="flex-end" gap="sm">
            <div className={classes.picker}>
              <SelectInput
                id={MENU_ID}
                question={question}
                answer={chosenId}
                disabled={isAdding}
                onAnswer={onChoose}
              />
            </div>
            <Button
              ref={addButton}
              variant="light"
              disabled={chosenId === ''}
              loading={isAdding}
              onClick={onAdd}
            >
              Add
            </Button>
          </Group>
        </Stack>
      )}
    </Loaded>
  );
}
