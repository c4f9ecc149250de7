import pictured from 'virtual:workshop/pictures';
import { Box, Code, Text } from '@mantine/core';
import { lookOf, pictureName, type Width } from '../../.storybook/pictures/looks.ts';
import classes from './workshop.module.css';

/** Returns true if a story has accepted pictures. Without any, the page shows the command. */
export const isPictured = (storyId: string) => pictured.includes(storyId);

interface PictureProps {
  storyId: string;
  width: Width;
  alt: string;
}

/** Top of a screen's accepted picture, in this page's scheme. Its size is set before it loads. */
export function Picture({ storyId, width, alt }: PictureProps) {
  return (['light', 'dark'] as const).map((scheme) => (
    <Box
      key={scheme}
      component="img"
      className={classes.picture}
      data-width={width}
      src={`./pictures/${pictureName(lookOf(width, scheme), storyId)}.png`}
      alt={alt}
      loading="lazy"
      lightHidden={scheme === 'dark'}
      darkHidden={scheme === 'light'}
    />
  ));
}

/** Hint how to take pictures, while there are none. */
export function HowToPicture() {
  if (pictured.length > 0) return null;
  return (
    <Text c="dimmed">
      This page shows pictures of the screens once somebody has taken them: run{' '}
      <Code>npm run pictures -- -u</Code>, then open the workshop anew.
    </Text>
  );
}
