import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '#domain/messages.ts';
import { diagnosisLookup } from '#domain/questions/lookup.ts';
import { FakeLookups } from '#questionnaire/fake-lookups.tsx';
import { brokenLookups, diagnosisLookups, silentLookups } from './diagnosis-lookups.ts';
import { OneInput, States } from './one-input.tsx';

const meta: Meta = { title: 'Components/Questions/Lookup' };
export default meta;

const question = diagnosisLookup('diagnosis', 'Primary diagnosis', { required: true });

function render(lookups = diagnosisLookups) {
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
  render: render(),
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

export const Open: StoryObj = {
  render: render(),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(canvas.getByRole('combobox'), 'm');
    await page.findByRole('option', { name: 'Migraine' });
  },
};

/** A name typed in full chooses its item on blur, whatever the case. */
export const TypedToTheLetter: StoryObj = {
  tags: ['behavior', '!state'],
  render: render(),
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
  render: render(),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Long haul');
    const add = await canvas.findByRole('button', { name: messages.addDiagnosis });
    await expect(field).toHaveAccessibleDescription(`${messages.chooseDiagnosis} ${messages.addDiagnosis}`);
    await expect(add).toBeVisible();
  },
};

export const Added: StoryObj = {
  tags: ['behavior', '!state'],
  render: render(),
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

export const Searching: StoryObj = {
  render: render(silentLookups),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mig');
    await expect(await canvas.findByText('Searching')).toBeInTheDocument();
  },
};

/** A failed search shows an error with Retry and keeps the typed text. */
export const SearchFailed: StoryObj = {
  render: () => render(brokenLookups())(),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'migr');
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('migr');
  },
};

export const SearchedAgain: StoryObj = {
  tags: ['behavior', '!state'],
  render: SearchFailed.render,
  play: async (context) => {
    await SearchFailed.play?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Retry' })).toBeNull());
    await userEvent.click(context.canvas.getByRole('combobox'));
    await page.findByRole('option', { name: 'Migraine' });
  },
};
