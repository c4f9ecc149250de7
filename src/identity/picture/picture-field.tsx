import { ActionIcon, Button, FileButton, Group, Input, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconUser } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef } from 'react';
import { acceptedPictures } from '#domain/files/picture-files.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from './picture.module.css';
import { usePicture } from './use-picture.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface PictureFieldProps {
  label: string;
  description: string;
  /** The cropped picture as an address of its own; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A portrait of oneself: chosen, cropped in a dialog, and taken away again. */
export function PictureField({ label, description, value, onChange }: PictureFieldProps) {
  const { url, problem, choose, drop, reject } = usePicture();
  const announce = useAnnounce();
  const pencil = useRef<HTMLButtonElement>(null);
  const id = useId();

  /** The dialog is gone at once, and with it the focus. */
  function close() {
    drop();
    requestAnimationFrame(() => pencil.current?.focus());
  }

  function use(address: string) {
    onChange(address);
    close();
    announce('Your picture is chosen');
  }

  function remove() {
    onChange('');
    // The button that was pressed is gone.
    pencil.current?.focus();
    announce('Your picture is removed');
  }

  return (
    <fieldset aria-labelledby={`${id}-label`} className={classes.field}>
      <Title order={3} size="h4" id={`${id}-label`} mb="md">
        {label}
      </Title>
      <Group gap="lg" align="center">
        <div className={classes.frame}>
          {value ? (
            <img src={value} alt="The one you have chosen" className={classes.picture} />
          ) : (
            <span className={classes.picture}>
              <IconUser aria-hidden size={64} stroke={1.25} />
            </span>
          )}
          <FileButton
            accept={acceptedPictures}
            onChange={(file) => void choose(file)}
            inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
          >
            {(button) => (
              <ActionIcon
                {...button}
                ref={pencil}
                variant="filled"
                color="pine"
                className={classes.pencil}
                aria-label={value ? 'Change picture' : 'Choose a picture'}
                aria-describedby={`${id}-words`}
              >
                <IconPencil aria-hidden stroke={1.75} />
              </ActionIcon>
            )}
          </FileButton>
        </div>
        <Stack gap="xs" align="flex-start" className={classes.words}>
          <div id={`${id}-words`}>
            <Text size="sm" c="dimmed">
              {description}
            </Text>
            {problem && <Input.Error>{problem}</Input.Error>}
          </div>
          {value && (
            <Button variant="default" size="sm" onClick={remove}>
              Remove picture
            </Button>
          )}
        </Stack>
      </Group>
      {url && (
        <Suspense>
          <CropDialog url={url} onUse={use} onCancel={close} onUnreadable={reject} />
        </Suspense>
      )}
    </fieldset>
  );
}
