import styles from 'virtual:workshop/styles';
import { px, Stack, useMantineTheme } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, widths } from '#ui/layout/page.tsx';
import { FactsTable } from './facts-table.tsx';

const meta: Meta = { title: 'Foundations/Breakpoints and widths', parameters: { layout: 'fullscreen' } };
export default meta;

/** Window sizes of the toolbar, by name. */
type Viewports = Readonly<Record<string, { name: string; styles: { width: string } }>>;

/** Tables of the theme's breakpoints, of their use in style sheets, and of page widths. */
function Breakpoints({ viewports }: { viewports: Viewports }) {
  const { breakpoints } = useMantineTheme();
  const namedBreakpoints = Object.entries({ none: '0em', ...breakpoints }).map(([name, from]) => ({
    name,
    from,
    inPx: Number(px(from)),
  }));
  const findReachedBreakpoint = (width: number) =>
    namedBreakpoints.filter(({ inPx }) => inPx <= width).at(-1);
  return (
    <Stack gap="xl">
      <FactsTable
        title="Breakpoints"
        columns={['Name', 'From', 'In px', 'Above the stories']}
        rows={namedBreakpoints.map(({ name, from, inPx }) => [
          name,
          from,
          inPx,
          Object.values(viewports)
            .filter(
              ({ styles: { width } }) => findReachedBreakpoint(Number.parseInt(width, 10))?.name === name,
            )
            .map((viewport) => viewport.name)
            .join(' · '),
        ])}
      >
        A phone comes first: what no breakpoint says is meant for 320 px and more. They grow with the reader’s
        own letters, since they are counted in them.
      </FactsTable>
      <FactsTable
        title="Where the layout changes"
        columns={['Condition', 'Style sheets']}
        rows={styles.conditions.map(({ query, files }) => [query, files])}
      >
        What the style sheets ask for. A container asks for the room that it has, not for the window’s.
      </FactsTable>
      <FactsTable
        title="How wide a page is"
        columns={['Width', 'At most', 'In px']}
        rows={Object.entries(widths).map(([name, width]) => [name, width, px(width)])}
      />
    </Stack>
  );
}

/** Widths from the theme, the style sheets and the toolbar above the stories. */
export const BreakpointsAndWidths: StoryObj = {
  render: (_args, { parameters }) => (
    <Page title="Breakpoints and widths" width="wide">
      <Breakpoints viewports={parameters.viewport?.options ?? {}} />
    </Page>
  ),
};
