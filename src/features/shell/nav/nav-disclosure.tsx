import { IconChevronDown } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import classes from './nav.module.css';
import { useNavPanel } from './use-nav-panel.ts';

interface NavDisclosureProps {
  label: string;
  /** True if the panel contains the link of the current page. */
  isCurrent?: boolean;
  /** Edge of the button that the panel is aligned with. */
  align?: 'start' | 'end';
  /** List items, each with one link, button or setting. */
  children: ReactNode;
}

/** Returns true for a click on a link or button. A setting leaves the panel open. */
const isLinkClick = (event: MouseEvent) => (event.target as Element).closest('a, button') !== null;

/**
 * Button of the top bar that shows links. A plain disclosure instead of a menu widget: Tab moves
 * through the links, and arrow keys work too. It is small, because the sign-in page loads it.
 */
export function NavDisclosure({ label, isCurrent, align = 'start', children }: NavDisclosureProps) {
  const { open, toggle, container, button, close, onKeyDown } = useNavPanel();
  const panelId = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its children
    <div ref={container} className={classes.disclosure} data-open={open || undefined} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classes.item}
        data-current={isCurrent || undefined}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={toggle}
      >
        <span className={classes.label}>{label}</span>
        <IconChevronDown className={classes.chevron} aria-hidden size={18} stroke={2} />
      </button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the links handle keys
        <ul
          id={panelId}
          className={classes.panel}
          data-align={align}
          onClick={(event) => isLinkClick(event) && close()}
        >
          {children}
        </ul>
      )}
    </div>
  );
}
