import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { clearStage, openConsole, Stage } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Faults',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: clearStage,
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const None: Story = {
  play: async () => {
    const console = await openConsole('Faults');
    await expect(await console.findByText(/None: the mock answers/)).toBeVisible();
  },
};

/** A documented error is one click, in the catalogue's own words; each fault can be taken back. */
export const Preset: Story = {
  play: async () => {
    const console = await openConsole('Faults');
    await userEvent.selectOptions(
      await console.findByRole('combobox', { name: 'Endpoint' }),
      'savePatientInformation',
    );
    await userEvent.click(console.getByRole('button', { name: /400 “Patient Information Not Updated”/ }));
    const remove = await console.findByRole('button', {
      name: /Remove the fault of POST intake\/pationInfo/,
    });
    await expect(console.getByRole('tab', { name: 'Faults 1 active' })).toBeVisible();
    await userEvent.click(remove);
    await expect(await console.findByText(/None: the mock answers/)).toBeVisible();
  },
};

/** Any effect by hand, once or always. */
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
