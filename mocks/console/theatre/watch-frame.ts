import { onAddressChange } from '#mocks/console/on-address-change.ts';
import { isNextSeatKey } from './next-seat-key.ts';

export interface FrameListeners {
  /** Called when a page has loaded, and when its URL changes. */
  onAddress: () => void;
  onFocus: () => void;
  onNextSeatKey: () => void;
}

/**
 * Watches the pages of a frame, each from its load on.
 * @returns a function that stops for pages that load later
 */
export function watchFrame(frame: HTMLIFrameElement, listeners: FrameListeners): () => void {
  const { onAddress, onFocus, onNextSeatKey } = listeners;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isNextSeatKey(event)) return;
    event.preventDefault();
    onNextSeatKey();
  };
  /** Adds the listeners to a page, which ends them when it is left. */
  const watchPage = () => {
    onAddress();
    const page = frame.contentWindow;
    try {
      page?.addEventListener('focus', onFocus);
      // Captured: a dialog of the app may stop its keys.
      page?.addEventListener('keydown', onKeyDown, { capture: true });
      if (page) onAddressChange(onAddress, page);
    } catch {
      // A page of another origin, to which a link has led, cannot be watched.
    }
  };
  frame.addEventListener('load', watchPage);
  return () => frame.removeEventListener('load', watchPage);
}
