import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildDiagnosisAnswer, fillIn, getDaysBefore } from '#mocks/seed/add.ts';
import { addLinkedPatient } from '#mocks/seed/scene.ts';
import type { Store } from '#mocks/store/store.ts';
import { Screen } from '#stories/support/screen.tsx';

/** Physician's dashboard: patient search, then figures of patients (physician §2, decision 62). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/Dashboard',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/physician/dashboard', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findCard = async (name: string) => within(await screen.findByRole('region', { name }));

/** Waits for a chart, and checks that it is one named image without the library's own roles. */
async function waitForChart(name: RegExp) {
  const chart = await screen.findByRole('img', { name });
  // The chart library is loaded on demand, which takes time on a busy machine.
  await waitFor(() => expect(chart.querySelector('.recharts-surface')).not.toBeNull(), { timeout: 20_000 });
  await expect(screen.queryByRole('application')).toBeNull();
  await expect(chart.querySelector('[tabindex="0"]')).toBeNull();
}

const chartTitles = ['Registered Patients', 'Gender Stats', 'Top Objectives', 'Top Diagnoses'];

export const SixtyPatients: Story = {
  tags: ['screen'],
  play: async () => {
    const total = await findCard('Total Patients');
    await expect(await total.findByText('60')).toBeVisible();
    await expect(total.getByRole('link', { name: 'Add New' })).toHaveAttribute(
      'href',
      '/physician/add-patient',
    );
    const items = (await findCard('Common Diagnosis')).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[0]).toHaveTextContent(/^Chronic pain\d+$/);
    await waitForChart(/^Line chart of registered patients\. .+ to .+: \d+(, \d+){11}$/);
    await waitForChart(/^Pie chart of gender\. Male \d+ \(\d+%\); Female .+; Not answered 4 \(7%\)$/);
    await waitForChart(/^Bar chart of top objectives\. Pain Relief \d+; Pharmaceutical Replacement \d+/);
    // Shows five of twelve (physician §9).
    await waitForChart(/^Bar chart of top diagnoses\. (?:[^;]+; ){4}[^;]+$/);
    // The search field comes before all cards.
    await expect(screen.getByRole('main').querySelector('input, button')).toHaveAccessibleName(
      'Find a patient',
    );
  },
};

export const OnAPhone: Story = {
  ...SixtyPatients,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...SixtyPatients, tags: ['behavior', '!state'], globals: { theme: 'dark' } };

/** Every chart has a table of its data, newest or most frequent first. */
export const TablesOfCharts: Story = {
  play: async () => {
    for (const name of chartTitles) {
      await userEvent.click(await screen.findByRole('button', { name: `Show table of ${name}` }));
      await screen.findByRole('table', { name });
    }
    const getRows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row');
    // A header row and twelve months.
    await expect(getRows('Registered Patients')).toHaveLength(13);
    // Two patients, 3 % of all.
    await expect(getRows('Gender Stats')[3]).toHaveTextContent('Other23%');
    // A header row and five diagnoses.
    await expect(getRows('Top Diagnoses')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Hide table of Gender Stats' }));
    await expect(screen.queryByRole('table', { name: 'Gender Stats' })).toBeNull();
  },
};

/** A button shows the products after the first three. */
export const AllProducts: Story = {
  play: async () => {
    const products = await findCard('Top Products');
    await userEvent.click(await products.findByRole('button', { name: 'Show all 6 of Top Products' }));
    await expect(products.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(products.getByRole('button', { name: 'Show fewer of Top Products' }));
    await expect(products.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Without patients, one card leads to the first one; the documented texts are one line each. */
export const NoPatients: Story = {
  args: { signedInAs: 'new.physician@clinic.test' },
  play: async () => {
    const firstPatientCard = await findCard('Add your first patient');
    await expect(firstPatientCard.getByRole('link', { name: 'Add New' })).toHaveAttribute(
      'href',
      '/physician/add-patient',
    );
    await expect(firstPatientCard.getByText('Total Patients: 0')).toBeVisible();
    for (const name of ['Common Diagnosis', 'Top Products', ...chartTitles]) {
      const text = firstPatientCard.getByText(`No Record Found For ${name}`);
      await expect(text).toBeVisible();
      await expect(text.getBoundingClientRect().height).toBeLessThan(40);
    }
    await expect(screen.queryByRole('region', { name: 'Gender Stats' })).toBeNull();
  },
};

/** The newest unread notifications come before the figures; one opens its patient. */
export const NewsFromPatients: Story = {
  play: async () => {
    const news = await findCard('News from your patients');
    const links = await news.findAllByRole('link');
    await expect(links).toHaveLength(2);
    const total = screen.getByRole('heading', { name: 'Total Patients' });
    await expect(links[0]?.compareDocumentPosition(total)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(news.getByText(/notifications are unread\./)).toBeVisible();
    await userEvent.click(links[0] as HTMLElement);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 1, name: 'Your patients' })).toBeNull(),
    );
  },
};

/** If the notifications cannot be loaded, the figures are shown all the same. */
export const NewsNotLoaded: Story = {
  args: { faults: [{ endpoint: 'listNotifications', effect: { kind: 'status', status: 503 } }] },
  play: async () => {
    const news = await findCard('News from your patients');
    await expect(await news.findByText('We could not load your notifications.')).toBeVisible();
    await expect(await (await findCard('Total Patients')).findByText('60')).toBeVisible();
  },
};

/** Adds a patient with the given diagnosis to the new physician. */
function addPatient(store: Store, id: string, diagnosis: string): void {
  const { tables } = store;
  const patient = { id, gender: 'Female', registeredAt: getDaysBefore(store, 0) } as const;
  addLinkedPatient(store, 'new-physician', 'Ada Byron', patient);
  tables.diagnoses.push({ id: `of-${id}`, name: diagnosis, isCancer: false });
  fillIn(tables, id, 'Diagnosis', { diagnosis: buildDiagnosisAnswer(tables, diagnosis) });
}

export const OnePatient: Story = {
  args: {
    signedInAs: 'new.physician@clinic.test',
    prepare: (store) => addPatient(store, 'only', 'Gout'),
  },
  play: async () => {
    await expect(
      await (await findCard('Top Diagnoses')).findByText('Most often Gout, for 1 patient'),
    ).toBeVisible();
    await waitForChart(/^Bar chart of top diagnoses\. Gout 1$/);
    await waitForChart(/Female 1 \(100%\); Other 0 \(0%\)/);
    await expect(
      (await findCard('Top Objectives')).getByText('No Record Found For Top Objectives'),
    ).toBeVisible();
  },
};

const hostileNames = [
  'x'.repeat(255),
  'A very long name of a diagnosis that goes on '.repeat(5).trim(),
  '<img src=x onerror="document.title = 1"><b>bold</b>',
  '\u202Eألم مزمن في الظهر\u202C',
  '🩺🧬'.repeat(40),
];

/** Any name of a diagnosis is rendered as text and stays in its card. */
export const HostileNames: Story = {
  args: {
    signedInAs: 'new.physician@clinic.test',
    prepare: (store) => {
      for (const [index, name] of hostileNames.entries()) addPatient(store, `h${index}`, name);
    },
  },
  play: async () => {
    await waitForChart(/^Bar chart of top diagnoses/);
    await userEvent.click(await screen.findByRole('button', { name: 'Show table of Top Diagnoses' }));
    const table = within(await screen.findByRole('table', { name: 'Top Diagnoses' }));
    for (const name of hostileNames) await expect(table.getByRole('rowheader', { name })).toBeInTheDocument();
    await expect(document.querySelector('main b, main img[src="x"]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const HostileNamesOnAPhone: Story = {
  ...HostileNames,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** A word wider than its label is broken and cut: nothing of the chart leaves its card. */
export const LongDiagnosisName: Story = {
  args: {
    signedInAs: 'new.physician@clinic.test',
    prepare: (store) => {
      addPatient(store, 'long', 'Pneumonoultramicroscopic'.repeat(5));
      addPatient(store, 'capitals', 'PSEUDOPSEUDOHYPOPARATHYROIDISM');
      addPatient(store, 'usual', 'Chronic pain of the lower back');
    },
  },
  play: async () => {
    const chart = await screen.findByRole('img', { name: /^Bar chart of top diagnoses/ });
    const { left, right } = chart.getBoundingClientRect();
    // A name and a count for each of three diagnoses.
    const findTexts = () => chart.querySelectorAll('text, foreignObject span');
    await waitFor(() => expect(findTexts()).toHaveLength(6), { timeout: 20_000 });
    for (const text of findTexts()) {
      const box = text.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
    await expect(chart).toHaveTextContent('Chronic pain');
    await expect(chart).toHaveTextContent('Pneumono');
  },
};

export const LongDiagnosisNameOnAPhone: Story = {
  tags: ['behavior', '!state'],
  ...LongDiagnosisName,
  globals: { viewport: { value: 'small' } },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'readDashboard', effect: { kind: 'timeout' } }] },
  play: async () => {
    await expect(await screen.findByText('Loading the figures of your patients')).toBeInTheDocument();
    // Parts that do not need the figures are shown and can be used.
    for (const name of ['Total Patients', ...chartTitles]) await findCard(name);
    await expect(screen.getByRole('combobox', { name: 'Find a patient' })).toBeEnabled();
  },
};

export const CannotLoad: Story = {
  args: { faults: [{ endpoint: 'readDashboard', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await expect(await screen.findByText('We could not load the figures of your patients.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await (await findCard('Total Patients')).findByText('60')).toBeVisible();
  },
};
