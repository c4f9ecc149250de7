import flows from 'virtual:workshop/flows';
import { Stack, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Page } from '#ui/layout/page.tsx';
import type { Flow } from '../../../.storybook/workshop/flows.ts';
import classes from './flows.module.css';
import { Step } from './step.tsx';

const meta: Meta = { title: 'Flows/At a glance', parameters: { layout: 'fullscreen' } };
export default meta;

/** Renders the steps of a flow, side by side. */
function Strip({ title, steps }: Flow) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access */}
      <ol className={classes.strip} aria-label={`Steps of ${title}`} tabIndex={0}>
        {steps.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </ol>
    </section>
  );
}

/** Stories below Flows, each played to its end once its strip is in view, one at a time. */
export const Flows: StoryObj = {
  render: () => (
    <Page
      title="Flows at a glance"
      width="wide"
      lead="What takes more than one screen, step by step. A strip fills once it is in view, one step after the other; a name opens its story."
    >
      <Stack gap="xl">
        {flows.map((flow) => (
          <Strip key={flow.title} {...flow} />
        ))}
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('list', { name: 'Steps of Session, Logging out' }));
    const [first] = strip.getAllByRole('link');
    await expect(first).toHaveTextContent('Confirmation Shown');
    await expect(first).toHaveAttribute(
      'href',
      './?path=/story/flows-session-logging-out--confirmation-shown',
    );
    // Stories that only prove behavior are omitted.
    await expect(strip.queryByRole('link', { name: 'Stay Chosen' })).toBeNull();
  },
};
