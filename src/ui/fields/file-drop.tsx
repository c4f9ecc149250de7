import { Input } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useKeptFocus } from '#ui/reading/use-kept-focus.ts';
import classes from './file-drop.module.css';

export interface FileDropProps {
  label: string;
  /** What is taken, in words. */
  description?: ReactNode;
  /** For the picker: endings and types, as the `accept` of an input. */
  accept?: string;
  /** What was wrong with what was chosen. */
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Given every file that was chosen or dropped, in order; which of them is taken is not decided here. */
  onFiles: (files: readonly File[]) => void;
  /** What is attached so far, above the place to drop. */
  children?: ReactNode;
}

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true;

/** A file that misses its place would replace the page, and with it what was typed. */
function useNoStrayDrops() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => holdsFiles(event) && event.preventDefault();
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

/** A place to choose a file or drop one: a native input, so that the keyboard and every phone's picker work. */
export function FileDrop(props: FileDropProps) {
  const { label, description, accept, error, required, disabled, onFiles, children } = props;
  const [over, setOver] = useState(false);
  const id = useId();
  const input = useKeptFocus<HTMLInputElement>(disabled === true);
  useNoStrayDrops();

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.currentTarget.files ?? [])]);
    // Else the same file, chosen again, would be no change.
    event.currentTarget.value = '';
  }

  function drag(event: DragEvent, isOver: boolean) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(isOver && !disabled);
  }

  function drop(event: DragEvent) {
    drag(event, false);
    if (!disabled && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  }

  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} withAsterisk={required}>
      {children}
      <div className={classes.zone} data-over={over || undefined} data-disabled={disabled || undefined}>
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
          onChange={choose}
          onDragEnter={(event) => drag(event, true)}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={drop}
        />
        <IconUpload aria-hidden size={24} stroke={1.75} />
        <span aria-hidden>
          <span className={classes.choose}>Choose a file</span>
          <span className={classes.mouse}> or drop it here</span>
        </span>
      </div>
    </Input.Wrapper>
  );
}
