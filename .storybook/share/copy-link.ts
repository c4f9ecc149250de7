import { createElement, Fragment, useRef, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi } from 'storybook/manager-api';
import { storyUrl } from './shared-arguments.ts';

/** Time that the result of copying is shown, in ms. */
const resultMs = 4000;

/** Button that copies the URL of the story with its changed arguments and the toolbar's choices. */
export function CopyLink() {
  const api = useStorybookApi();
  const [resultText, setResultText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function showResult(text: string) {
    setResultText(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResultText(''), resultMs);
  }

  /** Copies the link, and shows the result for some seconds. */
  async function copy() {
    const link = storyUrl(api);
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link);
      showResult('Link copied');
    } catch {
      showResult('Not copied: the browser does not allow it');
    }
  }

  // No JSX: Storybook renders its interface with its own React, of another version than this app's.
  return createElement(
    Fragment,
    null,
    createElement(
      Button,
      { variant: 'ghost', padding: 'small', ariaLabel: false, onClick: copy },
      resultText || 'Copy link',
    ),
    createElement('span', { role: 'status', className: 'sb-sr-only' }, resultText),
  );
}
