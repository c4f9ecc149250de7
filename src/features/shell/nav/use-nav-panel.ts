import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Opens and closes the panel of a button, and moves the focus through its links by arrow keys. */
export function useNavPanel() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

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
    // The arrow keys of a radio button choose the next one.
    const isOwnKey = event.target instanceof HTMLInputElement;
    if (!step || isOwnKey || (!open && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    setOpen(true);
    // The panel is mounted in the next frame.
    requestAnimationFrame(() => {
      const items = [...(root.current?.querySelectorAll<HTMLElement>('li a, li button') ?? [])];
      const at = items.indexOf(document.activeElement as HTMLElement);
      items[step(at, items.length - 1)]?.focus();
    });
  }

  return { open, toggle: () => setOpen(!open), root, button, close, onKeyDown };
}
