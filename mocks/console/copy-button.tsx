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

/** Time for which the button shows the result in place of its label, in ms. */
const resultShownMs = 2000;

/** Button that copies a text and announces the result, including a refusal by the browser. */
export function CopyButton({ text, label, name }: CopyButtonProps) {
  const announce = useAnnounce();
  const [resultText, setResultText] = useState('');

  useEffect(() => {
    if (!resultText) return;
    const timer = setTimeout(() => setResultText(''), resultShownMs);
    return () => clearTimeout(timer);
  }, [resultText]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setResultText('Copied');
      announce('Copied');
    } catch {
      setResultText('Not allowed');
      announce('The browser did not allow copying');
    }
  }

  return (
    <Button
      variant="default"
      leftSection={
        resultText === 'Copied' ? <IconCheck aria-hidden size={16} /> : <IconCopy aria-hidden size={16} />
      }
      // While a result is shown, the result is the accessible name.
      aria-label={resultText || !name ? undefined : name}
      onClick={copy}
    >
      {resultText || label}
    </Button>
  );
}
