import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

interface LinkProps {
  children: ReactNode;
}

/** Link to a story in the workshop around this page. */
export function StoryLink({ id, children }: LinkProps & { id: string }) {
  return (
    <Anchor href={`./?path=/story/${id}`} target="_top">
      {children}
    </Anchor>
  );
}

/** Link that filters the tree as its menu does: tags to show, and tags with a “!” to leave out. */
export function FilterLink({ tags, children }: LinkProps & { tags: string }) {
  return (
    <Anchor href={`./?path=/story/introduction--introduction&tags=${encodeURIComponent(tags)}`} target="_top">
      {children}
    </Anchor>
  );
}

/** URL of the running app. A published workshop sets its own. */
const PREVIEW_URL: string = import.meta.env.STORYBOOK_PREVIEW_URL ?? 'http://localhost:5173';

/** Link to a page of the running app, in a new tab. */
export function PreviewLink({ to, children }: LinkProps & { to: string }) {
  return (
    <Anchor href={`${PREVIEW_URL.replace(/\/$/, '')}${to}`} target="_blank" rel="noreferrer">
      {children}
    </Anchor>
  );
}
