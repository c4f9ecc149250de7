import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '#domain/messages.ts';
import { diagnosisLookup } from '#domain/questions/lookup.ts';
import { FakeLookups } from '#questionnaire/fake-lookups.tsx';
import { createFailingLookups, diagnosisLookups, pendingLookups } from './diagnosis-lookups.ts';
import { OneInput, States } from './one-input.tsx';

const meta: Meta = { title: 'Components/Questions/Lookup' };
export default meta;

const question = diagnosisLookup('diagnosis', 'Primary diagnosis', { required: true });

/** Returns a render function of the lookup question with these lookups. */
function renderWith(lookups = diagnosisLookups) {
  return () => (
    <FakeLookups lookups={lookups}>
      <States>
        <OneInput question={question} />
      </States>
    </FakeLookups>
  );
}

/** Typing shows suggestions; the arrow keys and Enter choose one. */
export const Suggestions: StoryObj = {
  render: renderWith(),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('combobox', { name: 'Primary diagnosis' });
    await userEvent.type(field, 'sclero');
    await page.findByRole('option', { name: 'Multiple sclerosis' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Multiple sclerosis');
    await expect(page.queryByRole('option')).toBeNull();
  },
};

export const OpenSuggestions: StoryObj = {
  render: renderWith(),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(canvas.getByRole('combobox'), 'm');
    await page.findByRole('option', { name: 'Migraine' });
  },
};

/** A name typed in full chooses its item on blur, whatever the case. */
export const TypedInFull: StoryObj = {
  tags: ['behavior', '!state'],
  render: renderWith(),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, ' breast CANCER');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Breast cancer'));
    await expect(field).toBeValid();
  },
};

/** Without a match, the documented message ends in a link that adds the typed name. */
export const NoMatch: StoryObj = {
  render: renderWith(),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Long haul');
    const addButton = await canvas.findByRole('button', { name: messages.addDiagnosis });
    await expect(field).toHaveAccessibleDescription(`${messages.chooseDiagnosis} ${messages.addDiagnosis}`);
    await expect(addButton).toBeVisible();
  },
};

export const MissingNameAdded: StoryObj = {
  tags: ['behavior', '!state'],
  render: renderWith(),
  play: async (context) => {
    await NoMatch.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: messages.addDiagnosis }));
    const field = canvas.getByRole('combobox');
    await waitFor(() => expect(field).toBeValid());
    await expect(field).toHaveValue('Long haul');
    await expect(field).toHaveFocus();
  },
};

export const SearchPending: StoryObj = {
  render: renderWith(pendingLookups),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mig');
    await expect(await canvas.findByText('Searching')).toBeInTheDocument();
  },
};

/** A failed search shows an error with Retry and keeps the typed text. */
export const SearchFails: StoryObj = {
  // Lookups of each story's own, since only their first search fails.
  render: () => renderWith(createFailingLookups())(),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'migr');
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('migr');
  },
};

export const SearchRetried: StoryObj = {
  tags: ['behavior', '!state'],
  render: SearchFails.render,
  play: async (context) => {
    await SearchFails.play?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Retry' })).toBeNull());
    await userEvent.click(context.canvas.getByRole('combobox'));
    await page.findByRole('option', { name: 'Migraine' });
  },
};
