import type { Meta, StoryObj } from '@storybook/react-vite';
import { createAtom } from '@tanstack/react-store';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ResourceName } from '#api/endpoints/resource-names.ts';
import { startSession } from '#api/session/session.ts';
import type { PartialControls } from '#mocks/controls/partial-controls.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { goSpy, openConsole, resetStage, Stage } from './stage.tsx';

const chooseSpy = fn();

/** Creates the controls of a page where the API answers all but these resources. */
const besideApi =
  (mockedResources: readonly ResourceName[], email: string | null) =>
  ({ store }: MockServer): PartialControls => ({
    apiUrl: 'https://api.example.com/',
    mockedResources,
    builtResources: ['notes', 'shoops'],
    choices: createAtom({ mockedResources: null, people: { patient: '', physician: '' }, patientId: '' }),
    choose: chooseSpy,
    findPerson: () => {
      const account = store.tables.accounts.find((one) => one.email === email);
      return account && { account, reason: 'default' };
    },
    listPatients: () => store.tables.accounts.filter(({ role }) => role === 'patient'),
  });

const meta: Meta<typeof Stage> = {
  title: 'Mock console/API',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    resetStage();
    chooseSpy.mockReset();
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** A physician of the API, with the mock's people that the token and the patients stand for. */
export const PhysicianOfTheApi: Story = {
  args: { createPartial: besideApi(['notes', 'shoops'], 'physician@clinic.test') },
  play: async () => {
    const panel = await openConsole('API');
    await expect(panel.getByText(/^Helen Ashworth, physician@clinic.test \(the default/)).toBeVisible();
    await userEvent.click(panel.getByRole('combobox', { name: 'The API’s patients stand for' }));
    await userEvent.click(await panel.findByRole('option', { name: /^Grace Holloway/ }));
    await expect(chooseSpy).toHaveBeenLastCalledWith({ patientId: 'patient@clinic.test' });
    await userEvent.click(panel.getByRole('combobox', { name: 'Stand for another physician' }));
    await userEvent.click(await panel.findByRole('option', { name: /^Samir Banerjee/ }));
    await expect(chooseSpy).toHaveBeenLastCalledWith({
      people: { patient: '', physician: 'new.physician@clinic.test' },
    });
    await expect(goSpy).toHaveBeenCalledTimes(2);
  },
};

/** Another choice of resources is stored, and the page loads again. */
export const ResourcesChosen: Story = {
  tags: ['behavior', '!state'],
  args: { createPartial: besideApi(['notes'], null), path: 'dashboard' },
  play: async () => {
    const panel = await openConsole('API');
    const apply = panel.getByRole('button', { name: 'Apply and reload' });
    await expect(apply).toBeDisabled();
    await expect(panel.getByRole('checkbox', { name: 'notes' })).toBeChecked();
    await userEvent.click(panel.getByRole('checkbox', { name: 'patients' }));
    await userEvent.click(apply);
    await expect(chooseSpy).toHaveBeenLastCalledWith({ mockedResources: ['notes', 'patients'] });
    await expect(goSpy).toHaveBeenLastCalledWith('dashboard');
    await userEvent.click(panel.getByRole('button', { name: 'Back to VITE_MOCKS' }));
    await expect(chooseSpy).toHaveBeenLastCalledWith({ mockedResources: null });
  },
};

export const NobodySignedIn: Story = {
  args: { createPartial: besideApi([], null) },
  play: async () => {
    const panel = await openConsole('API');
    await expect(panel.getByText('Nobody yet: sign in at the real API first.')).toBeVisible();
  },
};

export const SignInMocked: Story = {
  args: { createPartial: besideApi(['accounts'], null) },
  play: async () => {
    const panel = await openConsole('API');
    await expect(panel.getByText(/^“accounts” is mocked/)).toBeVisible();
  },
};

/** The list of calls says who has answered, and finds calls by it. */
export const CallsOfBothSides: Story = {
  args: {
    createPartial: besideApi(['notes'], null),
    prepare: ({ log }) => {
      const at = new Date(Date.UTC(2026, 4, 4, 12)).toISOString();
      const method = 'GET';
      for (const call of [
        { path: 'physician/patients', endpoint: 'listPatients', answeredBy: 'api' },
        { path: 'physician/notes?patientId=7', endpoint: 'listNotes', answeredBy: 'mock' },
      ] as const)
        log.update(log.begin({ ...call, method, at }), { status: 200, ms: 12, replyFits: true });
    },
  },
  play: async () => {
    const panel = await openConsole('Calls');
    await expect(panel.getByRole('button', { name: /physician\/patients.*API/ })).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: 'Filter calls' }), 'mock');
    await expect(await panel.findByText('1 of 2 calls')).toBeVisible();
    await expect(panel.getByRole('button', { name: /physician\/notes.*mock/ })).toBeVisible();
  },
};

/** A person of the mock is not signed in as: the token of the API stands for them. */
export const PeopleToStandFor: Story = {
  args: {
    createPartial: besideApi(['notes'], 'patient@clinic.test'),
    prepare: () =>
      startSession({ accessToken: 'opaque', refreshToken: 'opaque' }, 'patient', {
        firstName: 'Ann',
        lastName: 'Real',
        dob: '',
        gender: '',
        profileImage: '',
        diagnosName: '',
      }),
  },
  play: async () => {
    const panel = await openConsole('People');
    await expect(panel.getByText('Ann Real, who stands for Grace Holloway, patient')).toBeVisible();
    const row = panel.getAllByRole('listitem').find((item) => within(item).queryByText('Grace Holloway'));
    await expect(row).toHaveTextContent('your token');
    await expect(panel.getByRole('button', { name: 'Stand for Owen Castellano' })).toBeVisible();
  },
};
