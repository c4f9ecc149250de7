import { Input } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import classes from './file-drop.module.css';

export interface FileDropProps {
  label: string;
  /** Accepted files, as text for the user. */
  description?: ReactNode;
  /** File extensions and types, as the `accept` of an input. */
  accept?: string;
  /** Error of the chosen file. */
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Called with all chosen or dropped files, in order; the caller decides which to accept. */
  onFiles: (files: readonly File[]) => void;
  /** Attached files, above the zone. */
  children?: ReactNode;
}

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true;

/** Blocks drops outside the zone: the browser would open the file, and the input would be lost. */
function useNoStrayDrops() {
  useEffect(() => {
    const blockFiles = (event: globalThis.DragEvent) => holdsFiles(event) && event.preventDefault();
    window.addEventListener('dragover', blockFiles);
    window.addEventListener('drop', blockFiles);
    return () => {
      window.removeEventListener('dragover', blockFiles);
      window.removeEventListener('drop', blockFiles);
    };
  }, []);
}

/** Returns the handlers of the input, and whether files are dragged over it. */
function useFileInput({ disabled, onFiles }: Pick<FileDropProps, 'disabled' | 'onFiles'>) {
  const [isOver, setOver] = useState(false);
  useNoStrayDrops();

  /** Lets the zone accept dragged files; without `preventDefault`, the browser would open them. */
  function handleDrag(event: DragEvent, isNowOver: boolean) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(isNowOver && !disabled);
  }

  const handlers = {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      onFiles([...(event.currentTarget.files ?? [])]);
      // Otherwise, the same file chosen again would fire no change event.
      event.currentTarget.value = '';
    },
    onDragEnter: (event: DragEvent) => handleDrag(event, true),
    onDragOver: (event: DragEvent) => handleDrag(event, true),
    onDragLeave: (event: DragEvent) => handleDrag(event, false),
    onDrop(event: DragEvent) {
      handleDrag(event, false);
      if (!disabled && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}

/** Zone to choose or drop a file: a native input, for the keyboard and every phone's picker. */
export function FileDrop(props: FileDropProps) {
  const { label, description, accept, error, required, disabled, children } = props;
  const { isOver, handlers } = useFileInput(props);
  const id = useId();
  const input = useRestoredFocus<HTMLInputElement>(disabled === true);
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} withAsterisk={required}>
      {children}
      <div
        className={classes.zone}
        data-dragged-over={isOver || undefined}
        data-disabled={disabled || undefined}
      >
        <input
          ref={input}
          id={id}
          type="file"
          className={classes.input}
          accept={accept}
          disabled={disabled}
          required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={`${error ? `${id}-error ` : ''}${id}-description`}
          {...handlers}
        />
        <IconUpload aria-hidden size={24} stroke={1.75} />
        <span aria-hidden>
          <span className={classes.chooseHint}>Choose a file</span>
          <span className={classes.dropHint}> or drop it here</span>
        </span>
      </div>
    </Input.Wrapper>
  );
}
