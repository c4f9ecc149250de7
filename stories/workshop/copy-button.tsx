import { Button, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';

/** Time that the result of copying is shown, in ms. */
const resultMs = 4000;

interface CopyButtonProps {
  value: string;
  /** Name of the value, for a screen reader: `var(--ui-page)`. */
  of: string;
}

/** Button that copies a text, and shows whether the browser has allowed it. */
export function CopyButton({ value, of }: CopyButtonProps) {
  const { copied, error, copy } = useClipboard({ timeout: resultMs });
  const result = (copied && 'Copied') || (error && 'Not copied: the browser does not allow it');
  return (
    <>
      <Button variant="default" size="sm" onClick={() => copy(value)}>
        {result || 'Copy'}
        <VisuallyHidden component="span">{` ${of}`}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{result && `${result}: ${of}`}</VisuallyHidden>
    </>
  );
}
