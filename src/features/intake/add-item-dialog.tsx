import { Button, Group, Modal, Stack, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { createDiagnosis, createMedication } from '#api/lists.ts';
import { endpointMutation } from '#api/query.ts';
import { messages } from '#domain/messages.ts';
import type { LookupSource } from '#domain/questions/question.ts';
import type { LookupItem } from '#questionnaire/lookup-provider.ts';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { useSubject } from './subject.ts';

/** Titles of intake §2, 'Modals'. */
const titles: Record<LookupSource, string> = { diagnosis: 'Add Diagnose', medication: 'Add New Medication' };

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(messages.required)),
  isCancer: v.boolean(),
});

interface AddItemDialogProps {
  source: LookupSource;
  /** What was typed into the field that asks for the item. */
  text: string;
  /** Called when the dialog is gone, with what was added or null. */
  onClosed: (item: LookupItem | null) => void;
}

/** Adds a diagnosis or a medication to the shared list (intake §2 'Modals', §8). */
export function AddItemDialog({ source, text, onClosed }: AddItemDialogProps) {
  const { ownerId } = useSubject();
  const [opened, setOpened] = useState(true);
  const [added, setAdded] = useState<LookupItem | null>(null);
  const addDiagnosis = useMutation(endpointMutation(createDiagnosis));
  const addMedication = useMutation(endpointMutation(createMedication));
  const { isPending, error } = source === 'diagnosis' ? addDiagnosis : addMedication;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: text, isCancer: false },
    validate: schemaResolver(schema, { sync: true }),
  });

  async function add({ name, isCancer }: { name: string; isCancer: boolean }) {
    const named = { name: name.trim(), user_id: ownerId };
    const { data } =
      source === 'diagnosis'
        ? await addDiagnosis.mutateAsync({ body: { ...named, is_cancer: isCancer } })
        : await addMedication.mutateAsync({ body: named });
    setAdded(data);
    setOpened(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // The dialog stands in a portal of the section's form: its submit is not the section's.
    event.stopPropagation();
    form.onSubmit((values) => add(values).catch(() => undefined))(event);
  }

  return (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      onExitTransitionEnd={() => onClosed(added)}
      title={titles[source]}
      closeOnClickOutside={false}
      returnFocus={false}
    >
      <form onSubmit={submit} noValidate aria-label={titles[source]}>
        <Stack gap="lg">
          {error && <InlineNotice kind="error">{error.message}</InlineNotice>}
          <TextInput
            key={form.key('name')}
            label="Name"
            required
            data-autofocus
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          {source === 'diagnosis' && (
            <Switch
              key={form.key('isCancer')}
              label="This diagnosis is a cancer"
              {...form.getInputProps('isCancer', { type: 'checkbox' })}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => setOpened(false)} disabled={isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              Submit
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
