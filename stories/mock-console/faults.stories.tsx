import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openConsole, resetStage, Stage } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Faults',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: resetStage,
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Types into the field of endpoints, and takes the first match. */
async function chooseEndpoint(typed: string): Promise<HTMLElement> {
  const field = await screen.findByRole('combobox', { name: 'Endpoint' });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  return field;
}

export const NoFaults: Story = {
  play: async () => {
    const panel = await openConsole('Faults');
    await expect(await panel.findByText(/None: the mock answers/)).toBeVisible();
  },
};

/** A click adds a documented error with the catalogue's message; each fault can be removed. */
export const PresetAdded: Story = {
  play: async () => {
    const panel = await openConsole('Faults');
    await chooseEndpoint('savePatientInformation');
    await userEvent.click(panel.getByRole('button', { name: /400 “Patient Information Not Updated”/ }));
    const removeButton = await panel.findByRole('button', {
      name: /Remove the fault of POST intake\/pationInfo/,
    });
    await expect(panel.getByRole('tab', { name: 'Faults 1 active' })).toBeVisible();
    await userEvent.click(removeButton);
    await expect(await panel.findByText(/None: the mock answers/)).toBeVisible();
  },
};

/** An endpoint is found by its summary or its path, by keyboard alone. */
export const EndpointFoundBySummary: Story = {
  play: async () => {
    const panel = await openConsole('Faults');
    const field = await panel.findByRole('combobox', { name: 'Endpoint' });
    await userEvent.clear(field);
    await userEvent.type(field, 'send a Shoop');
    await waitFor(() =>
      expect(
        within(panel.getByRole('listbox'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual([
        expect.stringMatching(/^Save dosing recommendations as drafts, or send .*POST physician\/shoop$/),
        expect.stringMatching(/PUT physician\/shoop$/),
        expect.stringMatching(/POST physician\/shoop\/send$/),
      ]),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Send the draft of a dosing recommendation to the patient');
    await userEvent.click(
      panel.getByRole('button', { name: /^Next time answer POST physician\/shoop\/send with 500/ }),
    );
    await expect(await panel.findByRole('tab', { name: 'Faults 1 active' })).toBeVisible();
  },
};

/** A text without a match shows a message. Escape closes the list first, then the console. */
export const NoSuchEndpoint: Story = {
  play: async () => {
    const panel = await openConsole('Faults');
    const field = await panel.findByRole('combobox', { name: 'Endpoint' });
    await userEvent.clear(field);
    await userEvent.type(field, 'weather');
    await expect(await panel.findByText(/^No endpoint matches\./)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel.getByText(/^No endpoint matches\./)).not.toBeVisible());
    await expect(screen.getByRole('dialog', { name: 'Mock console' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const findSituation = (name: RegExp) => screen.findByRole('button', { name });

/** A click turns a situation on or off. It replaces the one before, but for “Slow”, which stays. */
export const SituationsSwitched: Story = {
  play: async () => {
    const panel = await openConsole('Faults');
    await userEvent.click(await findSituation(/^Slow/));
    await userEvent.click(await findSituation(/^Offline/));
    await userEvent.click(await findSituation(/^Every second save fails/));
    await expect(await findSituation(/^Every second save fails/)).toHaveAttribute('aria-pressed', 'true');
    await expect(await findSituation(/^Slow/)).toHaveAttribute('aria-pressed', 'true');
    await expect(await findSituation(/^Offline/)).toHaveAttribute('aria-pressed', 'false');
    await expect(panel.getByText('every 2nd call')).toBeVisible();
    await userEvent.click(await findSituation(/^Slow/));
    await waitFor(async () => expect(await findSituation(/^Slow/)).toHaveAttribute('aria-pressed', 'false'));
    await expect(panel.getByRole('tab', { name: 'Faults 1 active' })).toBeVisible();
  },
};

/** Fault on every third call, entered by hand. */
export const EveryThirdCall: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const panel = await openConsole('Faults');
    await chooseEndpoint('log a check-up');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'How often' }), 'On every 3rd call');
    await userEvent.click(
      panel.getByRole('button', {
        name: 'On every 3rd call answer POST dashboard/healthCheckUp with 500',
      }),
    );
    await expect(await panel.findByText('every 3rd call')).toBeVisible();
  },
};

/** Any effect, entered by hand, once or always. */
export const EnteredByHand: Story = {
  play: async () => {
    const panel = await openConsole('Faults');
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'How often' }), 'always');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Effect' }), 'delay');
    const ms = panel.getByRole('textbox', { name: 'Milliseconds' });
    await userEvent.clear(ms);
    await userEvent.type(ms, 'soon');
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }));
    await expect(await panel.findByText(/whole number of milliseconds/)).toBeVisible();
    await userEvent.clear(ms);
    await userEvent.type(ms, '1500');
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }));
    await expect(await panel.findByText('Delay of 1500 ms')).toBeVisible();
  },
};

export const WithFaults: Story = {
  args: {
    prepare: ({ store }) => {
      store.addFault({ endpoint: '*', effect: { kind: 'delay', ms: 2000 } });
      store.addFault({ endpoint: 'saves', effect: { kind: 'status', status: 500 }, every: 2 });
      store.addFault({
        endpoint: 'login',
        effect: { kind: 'status', status: 400, message: 'Not today' },
        once: true,
      });
    },
  },
  play: async () => {
    await openConsole('Faults');
  },
};

export const OnPhone: Story = {
  ...WithFaults,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
