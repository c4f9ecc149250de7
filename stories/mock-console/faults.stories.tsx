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

export const None: Story = {
  play: async () => {
    const console = await openConsole('Faults');
    await expect(await console.findByText(/None: the mock answers/)).toBeVisible();
  },
};

/** A click adds a documented error with the catalogue's message; each fault can be removed. */
export const Preset: Story = {
  play: async () => {
    const console = await openConsole('Faults');
    await chooseEndpoint('savePatientInformation');
    await userEvent.click(console.getByRole('button', { name: /400 “Patient Information Not Updated”/ }));
    const remove = await console.findByRole('button', {
      name: /Remove the fault of POST intake\/pationInfo/,
    });
    await expect(console.getByRole('tab', { name: 'Faults 1 active' })).toBeVisible();
    await userEvent.click(remove);
    await expect(await console.findByText(/None: the mock answers/)).toBeVisible();
  },
};

/** An endpoint is found by its summary or its path, by keyboard alone. */
export const EndpointByDeed: Story = {
  play: async () => {
    const console = await openConsole('Faults');
    const field = await console.findByRole('combobox', { name: 'Endpoint' });
    await userEvent.clear(field);
    await userEvent.type(field, 'send a Shoop');
    await waitFor(() =>
      expect(
        within(console.getByRole('listbox'))
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
      console.getByRole('button', { name: /^Next time answer POST physician\/shoop\/send with 500/ }),
    );
    await expect(await console.findByRole('tab', { name: 'Faults 1 active' })).toBeVisible();
  },
};

/** A text without a match shows a message. Escape closes the list first, then the console. */
export const NoSuchEndpoint: Story = {
  play: async () => {
    const console = await openConsole('Faults');
    const field = await console.findByRole('combobox', { name: 'Endpoint' });
    await userEvent.clear(field);
    await userEvent.type(field, 'weather');
    await expect(await console.findByText(/^No endpoint matches\./)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(console.getByText(/^No endpoint matches\./)).not.toBeVisible());
    await expect(screen.getByRole('dialog', { name: 'Mock console' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const situation = (name: RegExp) => screen.findByRole('button', { name });

/** A click turns a situation on or off; a situation for the same calls replaces the earlier one. */
export const InASituation: Story = {
  play: async () => {
    const console = await openConsole('Faults');
    await userEvent.click(await situation(/^Slow/));
    await userEvent.click(await situation(/^Offline/));
    await userEvent.click(await situation(/^Every second save fails/));
    await expect(await situation(/^Every second save fails/)).toHaveAttribute('aria-pressed', 'true');
    await expect(await situation(/^Slow/)).toHaveAttribute('aria-pressed', 'true');
    await expect(await situation(/^Offline/)).toHaveAttribute('aria-pressed', 'false');
    await expect(console.getByText('every 2nd call')).toBeVisible();
    await userEvent.click(await situation(/^Slow/));
    await waitFor(async () => expect(await situation(/^Slow/)).toHaveAttribute('aria-pressed', 'false'));
    await expect(console.getByRole('tab', { name: 'Faults 1 active' })).toBeVisible();
  },
};

/** Fault on every third call, entered by hand. */
export const EveryThirdCall: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const console = await openConsole('Faults');
    await chooseEndpoint('log a check-up');
    await userEvent.selectOptions(console.getByRole('combobox', { name: 'How often' }), 'On every 3rd call');
    await userEvent.click(
      console.getByRole('button', {
        name: 'On every 3rd call answer POST dashboard/healthCheckUp with 500',
      }),
    );
    await expect(await console.findByText('every 3rd call')).toBeVisible();
  },
};

/** Any effect, entered by hand, once or always. */
export const ByHand: Story = {
  play: async () => {
    const console = await openConsole('Faults');
    await userEvent.selectOptions(await console.findByRole('combobox', { name: 'How often' }), 'always');
    await userEvent.selectOptions(console.getByRole('combobox', { name: 'Effect' }), 'delay');
    const ms = console.getByRole('textbox', { name: 'Milliseconds' });
    await userEvent.clear(ms);
    await userEvent.type(ms, 'soon');
    await userEvent.click(console.getByRole('button', { name: 'Add fault' }));
    await expect(await console.findByText(/whole number of milliseconds/)).toBeVisible();
    await userEvent.clear(ms);
    await userEvent.type(ms, '1500');
    await userEvent.click(console.getByRole('button', { name: 'Add fault' }));
    await expect(await console.findByText('Delay of 1500 ms')).toBeVisible();
  },
};

export const Filled: Story = {
  args: {
    fill: ({ store }) => {
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
  ...Filled,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
