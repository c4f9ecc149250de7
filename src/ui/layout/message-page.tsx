import { Stack } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Picture, type PictureName } from '#ui/illustrations/picture.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { Page } from './page.tsx';

interface MessagePageProps {
  title: string;
  picture: PictureName;
  /** Text of the button. */
  label: string;
  link: Pick<LinkProps, 'to'>;
  /** Second link, below the button. */
  more?: ReactNode;
  children: ReactNode;
}

/** Page with one message and one button. */
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
