import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { EDGE_PX, expectDifferent } from './looks.tsx';

/** Current page and progress on screens in forced colors. */
const meta: Meta<typeof Screen> = {
  title: 'Foundations/Forced colors, on screens',
  tags: ['behavior', '!state'],
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const navigation = async (name: string) => within(await screen.findByRole('navigation', { name }));
const markOf = (link: HTMLElement) => link.querySelector('[aria-hidden]') as Element;

export const Intake: Story = {
  args: { path: '/myHealth/contact' },
  play: async () => {
    const sections = await navigation('Intake sections');
    const done = await sections.findByRole('link', { name: /^Patient Information Completed/ });
    const open = sections.getByRole('link', { name: 'Diagnosis' });
    const current = sections.getByRole('link', { name: /^Contacts/ });
    await expectDifferent(
      { what: 'the open section', one: current, other: open, columns: EDGE_PX },
      { what: 'the mark of what is complete', one: markOf(done), other: markOf(open) },
    );
  },
};

export const Profile: Story = {
  args: { path: '/profile' },
  play: async () => {
    const steps = await navigation('Profile steps');
    const [current, other] = steps.getAllByRole('link') as [HTMLElement, HTMLElement];
    await expectDifferent({ what: 'the open step', one: current, other, columns: EDGE_PX });
  },
};

export const Dashboard: Story = {
  args: { path: '/dashboard' },
  play: async () => {
    const menu = await navigation('Main');
    const here = menu.getByRole('link', { name: 'Dashboard' });
    const group = menu.getByRole('button', { name: 'My Health' });
    await expectDifferent({ what: 'the page in the menu', one: here, other: group, columns: EDGE_PX });
  },
};

export const Physician: Story = {
  args: { path: '/patient-physician-profile/physician?view=notes' },
  play: async () => {
    const views = await navigation('Parts of the profile');
    const [other, current] = views.getAllByRole('link') as [HTMLElement, HTMLElement];
    await expectDifferent({ what: 'the open tab', one: current, other, columns: EDGE_PX });
  },
};
