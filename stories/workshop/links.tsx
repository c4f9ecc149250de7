import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

interface LinkProps {
  children: ReactNode;
}

/** Opens a story in the workshop around this page. */
export function StoryLink({ id, children }: LinkProps & { id: string }) {
  return (
    <Anchor href={`./?path=/story/${id}`} target="_top">
      {children}
    </Anchor>
  );
}

/** Filters the tree, as its own menu does: tags to show, and with a “!” those to leave out. */
export function FilterLink({ tags, children }: LinkProps & { tags: string }) {
  return (
    <Anchor href={`./?path=/story/introduction--introduction&tags=${encodeURIComponent(tags)}`} target="_top">
      {children}
    </Anchor>
  );
}

/** Where the app itself runs; whoever publishes the workshop beside it says so. */
const PREVIEW: string = import.meta.env.STORYBOOK_PREVIEW_URL ?? 'http://localhost:5173';

/** Opens a page of the running app in a tab of its own. */
export function PreviewLink({ to, children }: LinkProps & { to: string }) {
  return (
    <Anchor href={`${PREVIEW.replace(/\/$/, '')}${to}`} target="_blank" rel="noreferrer">
      {children}
    </Anchor>
  );
}
