import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type RootProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> };

/** Plain component for createLink, which drops the props of a polymorphic one. */
function ButtonRoot(props: RootProps) {
  return <Button component="a" {...props} />;
}

/** Link of the app that looks like a button. */
export const LinkButton = createLink(ButtonRoot);
