import { Divider, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callOrFind, checkRemoved } from '#api/call-or-find.ts';
import { isOutcomeUnknown } from '#api/client/api-error.ts';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { addPhysician, listLinkedPhysicians } from '#api/endpoints/accounts/physicians.ts';
import { endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import { profileStepTitle } from '#domain/profile/profile-steps.ts';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { useReportDirty } from '#ui/leaving/unsaved-sections.ts';
import { LoadGroup } from '#ui/loading/load-group.tsx';
import { LinkedPhysicianList } from '../physicians/linked-physician-list.tsx';
import { PhysicianPicker } from '../physicians/physician-picker.tsx';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

const title = profileStepTitle('physician');

/** Holds the chosen physician; `add` puts that physician on the patient's list at once. */
function useAddPhysician(linkedPhysicians: readonly { id: string }[] | undefined) {
  const queryClient = useQueryClient();
  const listQuery = endpointQuery(listLinkedPhysicians, {});
  const [pickedId, setPickedId] = useState('');
  // A physician who is linked by now, here or in another tab, is no longer an option.
  const chosenId = linkedPhysicians?.some(({ id }) => id === pickedId) ? '' : pickedId;
  const { mutate, isPending, error, reset } = useWrite(addPhysician, (input) =>
    callOrFind(addPhysician, input, async () => {
      const data = await queryClient.fetchQuery({ ...listQuery, staleTime: 0 });
      // Not on the list means that the lost call has not added the physician.
      return checkRemoved(data.physicians, data.unreadable, input.body.physicianId) ? null : { data };
    }),
  );
  return {
    ...{ chosenId, isPending, error },
    choose(physicianId: string) {
      reset();
      setPickedId(physicianId);
    },
    /** @param onAdded called once the physician is on the list */
    add(onAdded?: () => void) {
      if (chosenId === '') return;
      const input = { body: { physicianId: chosenId } };
      mutate(input, {
        onSuccess({ data }) {
          // The reply is the whole list; without one, the list is refetched.
          if (data) queryClient.setQueryData(listQuery.queryKey, data);
          setPickedId('');
          onAdded?.();
        },
      });
    },
  };
}

/** Step 4: the patient's physicians. Add and remove save at once; Update adds and moves on. */
export function LinkedPhysiciansStep({ onSaved }: StepProps) {
  const linkedQuery = useQuery(endpointQuery(listLinkedPhysicians, {}));
  const { chosenId, choose, add, isPending, error } = useAddPhysician(linkedQuery.data?.physicians);
  useReportDirty(title, chosenId !== '');

  function update(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the submit event of the removal dialog, which is not inside this form.
    if (event.target === event.currentTarget) add(onSaved);
  }

  return (
    <form noValidate aria-label={title} onSubmit={update}>
      <Stack gap="lg">
        <LoadGroup what="the physicians">
          <PhysicianPicker
            linkedPhysicians={linkedQuery.data?.physicians ?? []}
            chosenId={chosenId}
            onChoose={choose}
            onAdd={() => add()}
            isAdding={isPending}
          />
          {error && chosenId !== '' && (
            <NotSaved
              title={`This physician ${isOutcomeUnknown(error) ? 'may have been' : 'is not'} added.`}
              why={reasonsOf(error)}
              kept={null}
            />
          )}
          <Divider />
          <LinkedPhysicianList query={linkedQuery} />
        </LoadGroup>
        <StepActions
          step="physician"
          isDirty={chosenId !== ''}
          isSaving={isPending}
          untouched="Physicians are saved as you add or remove them."
          touched="The physician you have chosen is not on your list yet."
        />
      </Stack>
    </form>
  );
}
