import { useEffect, useEffectEvent, useRef } from 'react';

interface ApplyOnBlurOptions {
  isLoadingOptions: boolean;
  /** Fetches the list. */
  requestOptions: () => void;
  applyTypedText: () => void;
  /** Returns true if the text is not the chosen option's. */
  hasUnappliedText: () => boolean;
  closeMenu: () => void;
}

/**
 * Applies a typed text on blur. A text that is typed before the list has loaded stays, and is
 * applied afterwards.
 */
export function useApplyOnBlur({
  isLoadingOptions,
  requestOptions,
  applyTypedText,
  hasUnappliedText,
  closeMenu,
}: ApplyOnBlurOptions) {
  const hasFocus = useRef(false);
  const applyLate = useEffectEvent(() => !hasFocus.current && hasUnappliedText() && applyTypedText());
  useEffect(() => {
    if (!isLoadingOptions) applyLate();
  }, [isLoadingOptions]);
  return {
    handleFocus() {
      hasFocus.current = true;
      requestOptions();
    },
    handleBlur() {
      hasFocus.current = false;
      closeMenu();
      if (!isLoadingOptions) applyTypedText();
    },
  };
}
