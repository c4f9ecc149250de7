import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useAnnounce } from '#ui/feedback/live-region.tsx';

interface CopyButtonProps {
  /** Text to copy; a function builds a long text at the click. */
  text: string | (() => string);
  /** Visible label, e.g. 'Copy link'. */
  label: string;
  /** Accessible name, where several buttons have the same label. */
  name?: string;
}

const CONFIRMED_MS = 2000;

/** Button that copies a text and announces the result, including a refusal by the browser. */
export function CopyButton({ text, label, name }: CopyButtonProps) {
  const announce = useAnnounce();
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setSaid('Copied');
      announce('Copied');
    } catch {
      setSaid('Not allowed');
      announce('The browser did not allow copying');
    }
  }

  return (
    <Button
      variant="default"
      leftSection={
        said === 'Copied' ? <IconCheck aria-hidden size={16} /> : <IconCopy aria-hidden size={16} />
      }
      aria-label={said || !name ? undefined : name}
      onClick={copy}
    >
      {said || label}
    </Button>
  );
}
