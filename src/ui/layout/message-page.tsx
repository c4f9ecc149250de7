import { Stack } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Picture, type PictureName } from '#ui/illustrations/picture.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { Page } from './page.tsx';

interface MessagePageProps {
  title: string;
  picture: PictureName;
  /** What the one button says, and where it leads. */
  label: string;
  link: Pick<LinkProps, 'to'>;
  /** A second way on, under the button. */
  more?: ReactNode;
  children: ReactNode;
}

/** A page that has one thing to say and one way on. */
export function MessagePage({ title, picture, label, link, more, children }: MessagePageProps) {
  return (
    <Page title={title} lead={children} width="form" centered>
      <Stack align="center" gap="lg">
        <Picture of={picture} />
        <Stack align="center" gap="sm">
          <LinkButton {...link}>{label}</LinkButton>
          {more}
        </Stack>
      </Stack>
    </Page>
  );
}
