import { Divider, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { callOrFind, checkRemoved } from '#api/call-or-find.ts';
import { isOutcomeUnknown } from '#api/client/api-error.ts';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { addPhysician, listLinkedPhysicians } from '#api/endpoints/accounts/physicians.ts';
import { endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import { titleOf } from '#domain/profile/profile-steps.ts';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { useReportUnsaved } from '#ui/leaving/unsaved.ts';
import { LoadGroup } from '#ui/loading/load-group.tsx';
import { LinkedPhysicianList } from '../physicians/physician-list.tsx';
import { PhysicianPicker } from '../physicians/physician-picker.tsx';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

const title = titleOf('physician');

/** Step 4: the patient's physicians. Add and remove save at once; Update adds and moves on. */
export function LinkedPhysiciansStep({ onSaved }: StepProps) {
  const queryClient = useQueryClient();
  const linked = useQuery(endpointQuery(listLinkedPhysicians, {}));
  const [picked, setPicked] = useState('');
  // A physician who is linked by now, here or in another tab, is no longer an option.
  const chosen = linked.data?.physicians.some(({ id }) => id === picked) ? '' : picked;
  const { mutate, isPending, error, reset } = useWrite(addPhysician, (input) =>
    callOrFind(addPhysician, input, async () => {
      const data = await queryClient.fetchQuery({ ...endpointQuery(listLinkedPhysicians, {}), staleTime: 0 });
      return checkRemoved(data.physicians, data.unreadable, input.body.physicianId) ? null : { data };
    }),
  );
  const report = useEffectEvent(useReportUnsaved());
  useEffect(() => report(title, chosen !== ''), [chosen]);

  function add(after?: () => void) {
    if (chosen === '') return;
    const input = { body: { physicianId: chosen } };
    mutate(input, {
      onSuccess({ data }) {
        if (data) queryClient.setQueryData(endpointQuery(listLinkedPhysicians, {}).queryKey, data);
        setPicked('');
        after?.();
      },
    });
  }

  function choose(physicianId: string) {
    reset();
    setPicked(physicianId);
  }

  return (
    <form
      noValidate
      aria-label={title}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // React bubbles the submit event of the removal dialog, which is not inside this form.
        if (event.target === event.currentTarget) add(onSaved);
      }}
    >
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
