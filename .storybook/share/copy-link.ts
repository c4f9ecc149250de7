import { createElement, Fragment, useRef, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi } from 'storybook/manager-api';
import { linkTo } from './given-arguments.ts';

/** How long it says that it has done so, in milliseconds. */
const SAID_FOR = 4000;

/** A press copies the address of exactly what is seen: the story, its changed arguments, all that is chosen above it. */
export function CopyLink() {
  const api = useStorybookApi();
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function say(words: string) {
    setSaid(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(''), SAID_FOR);
  }

  async function copy() {
    const link = linkTo(api);
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link);
      say('Link copied');
    } catch {
      say('Not copied: the browser does not allow it');
    }
  }

  // No markup: Storybook's own React, of another version than ours, draws what stands around its stories.
  return createElement(
    Fragment,
    null,
    createElement(
      Button,
      { variant: 'ghost', padding: 'small', ariaLabel: false, onClick: copy },
      said || 'Copy link',
    ),
    createElement('span', { role: 'status', className: 'sb-sr-only' }, said),
  );
}
