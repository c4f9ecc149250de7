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

/** Fault on two calls after the first three: the fields combine, and the labels follow. */
export const NumberOfCalls: Story = {
  play: async () => {
    const panel = await openConsole('Faults');
    await chooseEndpoint('log a check-up');
    await expect(panel.queryByRole('textbox', { name: 'Number of calls' })).toBeNull();
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'How often' }), 'A number of calls');
    await expect(panel.getByRole('textbox', { name: 'Number of calls' })).toHaveValue('2');
    const skipped = panel.getByRole('textbox', { name: 'Calls to skip first' });
    await userEvent.type(skipped, '0-3.');
    await expect(skipped).toHaveValue('3');
    await userEvent.click(
      panel.getByRole('button', { name: 'On calls 4 to 5 answer POST dashboard/healthCheckUp with 500' }),
    );
    await expect(await panel.findByText('calls 4 to 5')).toBeVisible();
    await userEvent.clear(skipped);
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }));
    await expect(await panel.findByText('the first 2 calls')).toBeVisible();
  },
};

/** An answer of the user's own: text that is not JSON is refused at its field and stays. */
export const AnswerOfYourOwn: Story = {
  play: async () => {
    const panel = await openConsole('Faults');
    await chooseEndpoint('log a check-up');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Effect' }), 'An answer of your own');
    const status = panel.getByRole('textbox', { name: 'Status' });
    await userEvent.clear(status);
    await userEvent.type(status, '202');
    const body = panel.getByRole('textbox', { name: 'Body' });
    await expect(body).toHaveValue('{\n  "status": 202,\n  "message": "",\n  "data": null\n}');
    await userEvent.clear(body);
    await userEvent.type(body, '{{ job: 1 }');
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }));
    await expect(body).toHaveAccessibleDescription(/This is not JSON\./);
    await expect(body).toBeInvalid();
    await expect(body).toHaveValue('{ job: 1 }');
    await expect(panel.getByRole('tab', { name: 'Faults' })).toBeVisible();
    await userEvent.clear(body);
    await userEvent.type(body, '{{ "job": 1 }');
    await expect(body).toBeValid();
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }));
    await expect(await panel.findByText('Answer 202 “{"job":1}”')).toBeVisible();
  },
};

/** A body that was typed is still there after another tab of the console was open. */
export const AnswerKeptBetweenTabs: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const panel = await openConsole('Faults');
    const chooseAnswer = async () =>
      userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Effect' }), 'answer');
    await chooseAnswer();
    await userEvent.clear(panel.getByRole('textbox', { name: 'Body' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Body' }), '[[7]');
    await userEvent.click(panel.getByRole('tab', { name: 'Calls' }));
    await userEvent.click(panel.getByRole('tab', { name: 'Faults' }));
    await chooseAnswer();
    await expect(panel.getByRole('textbox', { name: 'Body' })).toHaveValue('[7]');
  },
};

/** A status without a body hides the field of the body; a wrong status is refused at its field. */
export const AnswerWithoutBody: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const panel = await openConsole('Faults');
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Effect' }), 'answer');
    const status = panel.getByRole('textbox', { name: 'Status' });
    await userEvent.clear(status);
    await userEvent.type(status, '99');
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }));
    await expect(status).toHaveAccessibleDescription(/from 200 to 599, such as 500, not “99”/);
    await expect(panel.getByRole('textbox', { name: 'Body' })).toBeValid();
    await userEvent.clear(status);
    await userEvent.type(status, '204');
    await expect(panel.queryByRole('textbox', { name: 'Body' })).toBeNull();
    await expect(panel.getByText('An answer with this status has no body.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }));
    await expect(await panel.findByText('Answer 204 without a body')).toBeVisible();
  },
};

/** The fields of a sequence fit into a phone. */
export const AnswerOnPhone: Story = {
  ...AnswerOfYourOwn,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await AnswerOfYourOwn.play?.(context);
    const panel = within(screen.getByRole('dialog', { name: 'Mock console' }));
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'How often' }), 'A number of calls');
    const { right } = screen.getByRole('dialog', { name: 'Mock console' }).getBoundingClientRect();
    for (const field of panel.getAllByRole('textbox'))
      await expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
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
      store.tables.faults.push({
        id: 'fault-counted',
        endpoint: 'createCheckUp',
        effect: { kind: 'answer', status: 202, body: { status: 202, message: 'Pending', data: null } },
        after: 2,
        times: 3,
        calls: 3,
      });
    },
  },
  play: async () => {
    const panel = await openConsole('Faults');
    await expect(await panel.findByText('calls 3 to 5')).toBeVisible();
    await expect(panel.getByText('3 calls so far')).toBeVisible();
  },
};

export const OnPhone: Story = {
  ...WithFaults,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
