import { Button, Group, Modal, Stack, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { schemaResolver, useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { messages } from '#domain/messages.ts';
import type { LookupSource } from '#domain/questions/question.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import type { LookupItem } from './lookup-provider.ts';

/** Titles of the dialogs (intake §2, 'Modals'). */
const titles: Record<LookupSource, string> = { diagnosis: 'Add Diagnose', medication: 'Add New Medication' };

const newItemSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(messages.required)),
  isCancer: v.boolean(),
});

/** New item of a shared list. `isCancer` applies to diagnoses only. */
export type NewItem = v.InferOutput<typeof newItemSchema>;

export interface AddItemDialogProps {
  source: LookupSource;
  /** Text of the lookup field that opened the dialog. */
  text: string;
  /** Adds the item to the list; rejects with a message for the user. */
  onAdd: (item: NewItem) => Promise<LookupItem>;
  /** Called after the dialog has closed, with the added item or null. */
  onClosed: (item: LookupItem | null) => void;
}

/** Holds the dialog's form and its call. */
function useAddItem({ text, onAdd }: Pick<AddItemDialogProps, 'text' | 'onAdd'>) {
  const [opened, setOpened] = useState(true);
  const [added, setAdded] = useState<LookupItem | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: text, isCancer: false },
    validate: schemaResolver(newItemSchema, { sync: true }),
  });

  async function add({ name, isCancer }: NewItem) {
    setPending(true);
    setFailure('');
    try {
      setAdded(await onAdd({ name: name.trim(), isCancer }));
      setOpened(false);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setPending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // React events bubble through portals, so the questionnaire's form would be submitted too.
    event.stopPropagation();
    form.onSubmit((values) => void add(values))(event);
  }

  return { form, opened, close: () => setOpened(false), added, pending, failure, submit };
}

/** Dialog that adds a diagnosis or a medication to the shared list (intake §2 'Modals', §8). */
export function AddItemDialog({ source, text, onAdd, onClosed }: AddItemDialogProps) {
  const { form, opened, close, added, pending, failure, submit } = useAddItem({ text, onAdd });
  const button = useRestoredFocus(pending);
  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={() => onClosed(added)}
      title={titles[source]}
      closeOnClickOutside={false}
      // The lookup field takes the focus once the dialog has closed (lookup-input.tsx).
      returnFocus={false}
    >
      <form onSubmit={submit} noValidate aria-label={titles[source]}>
        <Stack gap="lg">
          {failure && <InlineNotice kind="error">{failure}</InlineNotice>}
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
            <Button variant="default" onClick={close} disabled={pending}>
              Cancel
            </Button>
            <Button ref={button} type="submit" loading={pending}>
              Submit
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
