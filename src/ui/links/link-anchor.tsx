import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type RootProps = AnchorProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps> & { ref?: Ref<HTMLAnchorElement> };

/** Plain component for createLink, which drops the props of a polymorphic one. */
function AnchorRoot(props: RootProps) {
  return <Anchor {...props} />;
}

/** Link of the app within a text. */
export const LinkAnchor = createLink(AnchorRoot);
