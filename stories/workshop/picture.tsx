import pictured from 'virtual:workshop/pictures';
import { Box, Code, Text } from '@mantine/core';
import { lookOf, pictureName, type Width } from '../../.storybook/pictures/looks.ts';
import classes from './workshop.module.css';

/** Whether a story has accepted pictures; without them this page says how they are taken. */
export const isPictured = (storyId: string) => pictured.includes(storyId);

interface PictureProps {
  storyId: string;
  width: Width;
  alt: string;
}

/** The top of a screen as its accepted picture shows it, in the scheme of this page. It has its size before it comes. */
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

/** What stands where no pictures were taken yet; nothing where they were. */
export function HowToPicture() {
  if (pictured.length > 0) return null;
  return (
    <Text c="dimmed">
      This page shows pictures of the screens once somebody has taken them: run <Code>npm run pictures</Code>,
      then open the workshop anew.
    </Text>
  );
}
