import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './nav.module.css';

interface NavDisclosureProps {
  label: string;
  /** True if the panel contains the link of the current page. */
  isCurrent?: boolean;
  /** Edge of the button that the panel is aligned with. */
  align?: 'start' | 'end';
  /** List items, each with one link or button. */
  children: ReactNode;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Button of the top bar that shows links. A plain disclosure instead of a menu widget: Tab moves
 * through the links, and arrow keys work too. It is small, because the sign-in page loads it.
 */
export function NavDisclosure({ label, isCurrent: current, align = 'start', children }: NavDisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const leave = (event: PointerEvent | FocusEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  /** Closes the panel after a click. A new page takes focus; a dialog returns it to the button. */
  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      close();
      return;
    }
    const step = steps[event.key];
    if (!step || (!open && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    setOpen(true);
    // The panel is mounted in the next frame.
    requestAnimationFrame(() => {
      const items = [...(root.current?.querySelectorAll<HTMLElement>('li a, li button') ?? [])];
      const at = items.indexOf(document.activeElement as HTMLElement);
      items[step(at, items.length - 1)]?.focus();
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its children
    <div ref={root} className={classes.disclosure} data-open={open || undefined} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classes.item}
        data-current={current || undefined}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.label}>{label}</span>
        <IconChevronDown className={classes.chevron} aria-hidden size={18} stroke={2} />
      </button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the links handle keys
        <ul id={panelId} className={classes.panel} data-align={align} onClick={close}>
          {children}
        </ul>
      )}
    </div>
  );
}
