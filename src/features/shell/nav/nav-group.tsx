import { useMatchRoute, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MenuGroup } from './menu.ts';
import { NavDisclosure } from './nav-disclosure.tsx';
import { NavLink } from './nav-link.tsx';

interface NavGroupProps extends MenuGroup {
  align?: 'start' | 'end';
  /** Further list item after the links. */
  children?: ReactNode;
}

/** Links of the top bar behind one button. */
export function NavGroup({ label, links, align, children }: NavGroupProps) {
  // Rerenders after each navigation, so that the current page is matched again.
  useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const matches = useMatchRoute();
  // `fuzzy`: a page below the link's own address counts, such as a section of the intake.
  const isCurrent = links.some(({ link }) => matches({ ...link, fuzzy: true }) !== false);
  return (
    <NavDisclosure label={label} isCurrent={isCurrent} align={align}>
      {links.map((entry) => (
        <li key={entry.label}>
          <NavLink {...entry} />
        </li>
      ))}
      {children}
    </NavDisclosure>
  );
}
