import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Index of the link that a key focuses, from the focused one (-1 for none) and the last one. */
const focusMoves: Record<string, (index: number, lastIndex: number) => number> = {
  ArrowDown: (index, lastIndex) => Math.min(index + 1, lastIndex),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, lastIndex) => lastIndex,
};

/** Opens and closes the panel of a button, and moves the focus through its links by arrow keys. */
export function useNavPanel() {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      if (!container.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  /** Closes the panel after a click. A new page takes focus; a dialog returns it to the button. */
  function close() {
    setOpen(false);
    button.current?.focus();
  }

  /** Closes the panel on Escape, or opens it and focuses a link. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      close();
      return;
    }
    const move = focusMoves[event.key];
    // The arrow keys of a radio button choose the next one.
    const isForInput = event.target instanceof HTMLInputElement;
    if (!move || isForInput || (!open && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    setOpen(true);
    // The panel is mounted in the next frame.
    requestAnimationFrame(() => {
      const items = [...(container.current?.querySelectorAll<HTMLElement>('li a, li button') ?? [])];
      const index = items.indexOf(document.activeElement as HTMLElement);
      items[move(index, items.length - 1)]?.focus();
    });
  }

  return { open, toggle: () => setOpen(!open), container, button, close, onKeyDown };
}
