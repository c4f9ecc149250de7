import { Stack } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';

interface MessagePageProps {
  title: string;
  picture: ReactNode;
  /** What the one button says, and where it leads. */
  label: string;
  link: Pick<LinkProps, 'to'>;
  children: ReactNode;
}

/** A page that has one thing to say and one way on. */
export function MessagePage({ title, picture, label, link, children }: MessagePageProps) {
  return (
    <Page title={title} lead={children} width="form" centered>
      <Stack align="center" gap="lg">
        {picture}
        <LinkButton {...link}>{label}</LinkButton>
      </Stack>
    </Page>
  );
}
