import styles from 'virtual:workshop/styles';
import { ActionIcon, Anchor, Button, Checkbox, CloseButton, Stack, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBell } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { yesNo } from '#domain/questions/kinds.ts';
import { OneInput } from '#stories/questionnaire/one-input.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FactsTable } from './facts-table.tsx';
import classes from './foundations.module.css';

const meta: Meta = { title: 'Foundations/Targets and icons', parameters: { layout: 'fullscreen' } };
export default meta;

/** Controls, each with the selector of the element that takes the click. */
const controls: readonly [name: string, control: ReactNode, targetSelector: string][] = [
  ['Button', <Button key="button">Save</Button>, 'button'],
  [
    'Button, small',
    <Button key="button" size="sm">
      Save
    </Button>,
    'button',
  ],
  [
    'Icon button',
    <ActionIcon key="icon" aria-label="Notifications">
      <IconBell aria-hidden size={20} stroke={1.75} />
    </ActionIcon>,
    'button',
  ],
  ['Cross', <CloseButton key="cross" />, 'button'],
  ['Field', <TextInput key="field" aria-label="First name" />, 'input'],
  ['Checkbox, with its row', <Checkbox key="checkbox" label="Remember Me" />, '.mantine-Checkbox-root'],
  ['Yes or no', <OneInput key="answer" question={yesNo('any', 'Any pain?')} />, '.mantine-Radio-root'],
  [
    'Link in a text',
    <Anchor key="link" href="#top">
      Your physicians
    </Anchor>,
    'a',
  ],
];

/** Renders a control and its measured size. */
function MeasuredControl({ targetSelector, children }: { targetSelector: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    // A lazily loaded control resizes its container.
    const sizeObserver = new ResizeObserver(() => {
      const box = root.current?.querySelector(targetSelector)?.getBoundingClientRect();
      if (box) setSize({ width: Math.round(box.width), height: Math.round(box.height) });
    });
    if (root.current) sizeObserver.observe(root.current);
    return () => sizeObserver.disconnect();
  }, [targetSelector]);
  return (
    <div ref={root} className={classes.measuredControl}>
      <div>{children}</div>
      <output data-height={size?.height}>{size && `${size.width} × ${size.height} px`}</output>
    </div>
  );
}

/** Measured sizes of controls. A link in a text is as high as its line, which WCAG allows. */
export const TargetsAndIcons: StoryObj = {
  tags: ['wcag-2.5.8'],
  render: () => (
    <Page
      title="Targets and icons"
      width="wide"
      lead="A shaking hand hits 44 px. What is smaller to the eye has room around it."
    >
      <Stack gap="xl">
        <FactsTable
          title="Targets"
          columns={['Control', 'As large as it is drawn']}
          rows={controls.map(([name, control, targetSelector]) => [
            name,
            <MeasuredControl key={name} targetSelector={targetSelector}>
              {control}
            </MeasuredControl>,
          ])}
        />
        <FactsTable
          title="Icons"
          columns={['Size', 'Looks like', 'Times in the code']}
          rows={styles.icons.map(({ size, count }) => [
            `${size} px`,
            <IconBell key="icon" aria-hidden size={size} stroke={1.75} />,
            count,
          ])}
        >
          Tabler’s outlines with a stroke of 1.75. An icon alone on a button has its name in aria-label.
        </FactsTable>
      </Stack>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    // The token is in rem.
    const minTargetPx =
      Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--ui-target')) * 16;
    const textLink = canvas.getByRole('link');
    for (const output of canvasElement.querySelectorAll('output')) {
      if (output.previousElementSibling?.contains(textLink)) continue;
      await waitFor(() => expect(Number(output.dataset.height)).toBeGreaterThanOrEqual(minTargetPx));
    }
  },
};
