import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type RootProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> };

/** createLink drops the props of a component that is polymorphic itself. */
function ButtonRoot(props: RootProps) {
  return <Button component="a" {...props} />;
}

/** A link of the app that looks like a button. */
export const LinkButton = createLink(ButtonRoot);
