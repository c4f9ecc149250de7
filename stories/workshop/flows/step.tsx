import { Box, Text, useComputedColorScheme } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Flow } from '../../../.storybook/workshop/flows.ts';
import { StoryLink } from '../links.tsx';
import classes from './flows.module.css';
import { createQueue } from './queue.ts';
import { defaultWindow, runStory, type Still } from './run-story.ts';

/** False in tests, which run stories one by one, without the page that a frame needs. */
const hasFrames = import.meta.env.MODE !== 'test';

const enqueue = createQueue();

/** Step of a flow. Plays its story to the end once it is in view, and then shows a still of it. */
export function Step({ id, name }: Flow['steps'][number]) {
  const scheme = useComputedColorScheme();
  const { ref, inViewport } = useInViewport<HTMLLIElement>();
  const [isWanted, setWanted] = useState(false);
  const [still, setStill] = useState<Still | null>(null);
  // Set during render: once it was in view, a step keeps its place in the queue.
  if (inViewport && !isWanted) setWanted(true);

  useEffect(() => {
    if (!isWanted || !hasFrames) return;
    let isUnmounted = false;
    enqueue(async () => {
      if (isUnmounted) return;
      const newStill = await runStory(id, scheme);
      if (!isUnmounted) setStill(newStill);
    });
    return () => {
      isUnmounted = true;
    };
  }, [isWanted, id, scheme]);

  return (
    <Box
      component="li"
      ref={ref}
      className={classes.step}
      __vars={{
        '--frame-width': `${still?.width ?? defaultWindow.width}`,
        '--frame-height': `${still?.height ?? defaultWindow.height}`,
      }}
    >
      <div className={classes.window}>
        {still === null ? (
          <Text c="dimmed" p="md">
            Not played yet
          </Text>
        ) : (
          <iframe title={name} className={classes.frame} srcDoc={still.markup} tabIndex={-1} inert />
        )}
      </div>
      <StoryLink id={id}>{name}</StoryLink>
    </Box>
  );
}
