import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type RootProps = AnchorProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps> & { ref?: Ref<HTMLAnchorElement> };

/** createLink drops the props of a component that is polymorphic itself. */
function AnchorRoot(props: RootProps) {
  return <Anchor {...props} />;
}

/** A link of the app within a text. */
export const LinkAnchor = createLink(AnchorRoot);
