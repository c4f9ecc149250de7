import { Divider, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callOrFind, checkRemoved } from '#api/call-or-find.ts';
import { isOutcomeUnknown } from '#api/client/api-error.ts';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { addPhysician, listLinkedPhysicians } from '#api/endpoints/accounts/physicians.ts';
import { endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import { titleOf } from '#domain/profile/profile-steps.ts';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { useReportDirty } from '#ui/leaving/unsaved-sections.ts';
import { LoadGroup } from '#ui/loading/load-group.tsx';
import { LinkedPhysicianList } from '../physicians/physician-list.tsx';
import { PhysicianPicker } from '../physicians/physician-picker.tsx';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

const title = titleOf('physician');

/** Chooses a physician, and adds them to the list at once. */
function useAddPhysician(linked: readonly { id: string }[] | undefined) {
  const queryClient = useQueryClient();
  const list = endpointQuery(listLinkedPhysicians, {});
  const [picked, setPicked] = useState('');
  // A physician who is linked by now, here or in another tab, is no longer an option.
  const chosen = linked?.some(({ id }) => id === picked) ? '' : picked;
  const { mutate, isPending, error, reset } = useWrite(addPhysician, (input) =>
    callOrFind(addPhysician, input, async () => {
      const data = await queryClient.fetchQuery({ ...list, staleTime: 0 });
      return checkRemoved(data.physicians, data.unreadable, input.body.physicianId) ? null : { data };
    }),
  );
  return {
    ...{ chosen, isPending, error },
    choose(physicianId: string) {
      reset();
      setPicked(physicianId);
    },
    /** @param after called once the physician is on the list */
    add(after?: () => void) {
      if (chosen === '') return;
      const input = { body: { physicianId: chosen } };
      mutate(input, {
        onSuccess({ data }) {
          if (data) queryClient.setQueryData(list.queryKey, data);
          setPicked('');
          after?.();
        },
      });
    },
  };
}

/** Step 4: the patient's physicians. Add and remove save at once; Update adds and moves on. */
export function LinkedPhysiciansStep({ onSaved }: StepProps) {
  const linked = useQuery(endpointQuery(listLinkedPhysicians, {}));
  const { chosen, choose, add, isPending, error } = useAddPhysician(linked.data?.physicians);
  useReportDirty(title, chosen !== '');

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
            linked={linked.data?.physicians ?? []}
            chosen={chosen}
            onChoose={choose}
            onAdd={() => add()}
            adding={isPending}
          />
          {error && chosen !== '' && (
            <NotSaved
              title={`This physician ${isOutcomeUnknown(error) ? 'may have been' : 'is not'} added.`}
              why={reasonsOf(error)}
              kept={null}
            />
          )}
          <Divider />
          <LinkedPhysicianList query={linked} />
        </LoadGroup>
        <StepActions
          step="physician"
          isDirty={chosen !== ''}
          isSaving={isPending}
          untouched="Physicians are saved as you add or remove them."
          touched="The physician you have chosen is not on your list yet."
        />
      </Stack>
    </form>
  );
}
