import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findNewPatientForm } from '#stories/patients/add-patient/support.ts';
import { inForcedColors } from '#stories/support/forced-colors.ts';
import { Screen } from '#stories/support/screen.tsx';
import { EDGE_PX, expectDifferent } from './control-states.tsx';

/** Physician's screens in forced colors: selection, differences and dangers stay visible. */
const meta: Meta<typeof Screen> = {
  title: 'Foundations/Forced colors, on a physician’s screens',
  tags: ['behavior', '!state'],
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const patientPath = '/physician/patient-profile/complete-patient';
const findNavigation = async (name: string) => within(await screen.findByRole('navigation', { name }));
const findRegion = (name: string) => screen.findByRole('region', { name });
const findChartPart = async (name: RegExp, part: string) => {
  const picture = await screen.findByRole('img', { name });
  return waitFor(() => {
    const element = picture.querySelector(part);
    if (!element) throw new Error(`No ${part} is drawn yet`);
    return element;
  });
};

/** Slices differ by pattern, and bars stand out from the background. */
export const ChartsOnDashboard: Story = {
  args: { path: '/physician/dashboard' },
  play: async () => {
    const menu = await findNavigation('Main');
    const currentLink = menu.getByRole('link', { name: 'Dashboard' });
    const [otherButton] = menu.getAllByRole('button') as [HTMLElement];
    const gender = await findRegion('Gender Stats');
    await findChartPart(/^Pie chart of gender/, '.recharts-pie-sector');
    const swatches = [...gender.querySelectorAll('svg[viewBox="0 0 20 20"]')];
    await expect(swatches.length).toBeGreaterThan(2);
    const bar = await findChartPart(/^Bar chart of top objectives/, '.recharts-bar-rectangle path');
    const background = within(await findRegion('Top Objectives')).getByRole('heading');
    await expectDifferent(
      { what: 'the page in the menu', one: currentLink, other: otherButton, columns: EDGE_PX },
      { what: 'a bar', one: bar, other: background },
      ...swatches.flatMap((one, place) =>
        swatches.slice(place + 1).map((next) => ({ what: `slice ${place + 1}`, one, other: next })),
      ),
    );
  },
};

/** A selected option looks selected, and an error is visible. */
export const SelectionAndErrorOfForm: Story = {
  args: { path: '/physician/add-patient' },
  play: async () => {
    const form = await findNewPatientForm();
    const [chosen, otherButton] = form.getAllByRole('checkbox') as [HTMLElement, HTMLElement];
    const button = form.getByRole('button', { name: 'Add patient' });
    await userEvent.click(chosen);
    await waitFor(() => expect(chosen).toBeChecked());
    await expectDifferent({ what: 'a chosen objective', one: otherButton, other: chosen });
    await userEvent.click(button);
    // The error is a text with a mark, so it needs no color.
    const [message] = await form.findAllByText('This field is required');
    await inForcedColors(async () => expect(message).toBeVisible());
  },
};

/** The open tab, tested for each tab, and the alert above the tabs stand out by an edge. */
export const AlertAndTabsOfPatient: Story = {
  args: { path: patientPath },
  play: async () => {
    const alert = await findRegion('4 possible drug interactions');
    await expectDifferent({
      what: 'the interaction alert',
      one: alert,
      other: screen.getByRole('heading', { level: 1 }),
      columns: EDGE_PX,
    });
    const tabs = (await findNavigation('Parts of the record')).getAllByRole('link');
    for (const [place, tab] of tabs.entries()) {
      await userEvent.click(tab);
      await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
      // Only the tab's own mark is compared, not the ring of its focus.
      tab.blur();
      const otherButton = tabs[place === 0 ? 1 : place - 1] as HTMLElement;
      await expectDifferent({
        what: `the open tab ${tab.textContent}`,
        one: tab,
        other: otherButton,
        columns: EDGE_PX,
      });
    }
  },
};

/** Forced colors remove background and stripes: a dashed outline shows that a patient has died. */
export const MarkOfDeceasedPatient: Story = {
  args: {
    path: `${patientPath}?view=notes`,
    prepare: ({ tables }) => {
      const account = tables.accounts.find(({ id }) => id === 'complete-patient');
      Object.assign(account ?? {}, {
        deceased: true,
        deceasedDate: '03-01-2026',
        deceasedCause: 'Heart failure',
      });
    },
  },
  play: async () => {
    await screen.findByText('Died 03-01-2026 at 68 years');
    const name = screen.getByRole('heading', { level: 1 });
    const listDashedAboveName = () =>
      [...document.querySelectorAll('*')].filter(
        (element) =>
          getComputedStyle(element).outlineStyle === 'dashed' &&
          element.getBoundingClientRect().top <= name.getBoundingClientRect().top,
      );
    await expect(listDashedAboveName()).toHaveLength(0);
    await inForcedColors(async () => expect(listDashedAboveName().length).toBeGreaterThan(0));
  },
};
