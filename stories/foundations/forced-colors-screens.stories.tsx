import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { EDGE_PX, expectDifferent } from './control-states.tsx';

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

const findNavigation = async (name: string) => within(await screen.findByRole('navigation', { name }));
const getMark = (link: HTMLElement) => link.querySelector('[aria-hidden]') as Element;

export const IntakeSections: Story = {
  args: { path: '/myHealth/contact' },
  play: async () => {
    const sections = await findNavigation('Intake sections');
    const done = await sections.findByRole('link', { name: /^Patient Information Completed/ });
    const open = sections.getByRole('link', { name: 'Diagnosis' });
    const current = sections.getByRole('link', { name: /^Contacts/ });
    await expectDifferent(
      { what: 'the open section', one: current, other: open, columns: EDGE_PX },
      { what: 'the mark of what is complete', one: getMark(done), other: getMark(open) },
    );
  },
};

export const ProfileSteps: Story = {
  args: { path: '/profile' },
  play: async () => {
    const steps = await findNavigation('Profile steps');
    const [current, other] = steps.getAllByRole('link') as [HTMLElement, HTMLElement];
    await expectDifferent({ what: 'the open step', one: current, other, columns: EDGE_PX });
  },
};

export const MainMenu: Story = {
  args: { path: '/dashboard' },
  play: async () => {
    const menu = await findNavigation('Main');
    const currentLink = menu.getByRole('link', { name: 'Dashboard' });
    const group = menu.getByRole('button', { name: 'My Health' });
    await expectDifferent({ what: 'the page in the menu', one: currentLink, other: group, columns: EDGE_PX });
  },
};

export const PhysicianTabs: Story = {
  args: { path: '/patient-physician-profile/physician?view=notes' },
  play: async () => {
    const views = await findNavigation('Parts of the profile');
    const [other, current] = views.getAllByRole('link') as [HTMLElement, HTMLElement];
    await expectDifferent({ what: 'the open tab', one: current, other, columns: EDGE_PX });
  },
};
