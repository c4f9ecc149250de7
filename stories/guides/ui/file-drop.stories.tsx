import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UploadProgress } from '#ui/feedback/upload-progress.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/File drop and upload',
  component: FileDrop,
  subcomponents: { UploadProgress },
  tags: ['guide'],
};
export default meta;

const nothing = () => undefined;

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'A place to choose a file or drop one, and how far it has got. On a phone it opens the camera and the files, and does not speak of dropping.',
    use: [
      'Wherever a file is chosen: documents, profile images.',
      'Progress for every upload that can take more than a moment.',
    ],
    avoid: ['For text that could be typed.', 'Progress without a known size: take a busy button.'],
    pairs: [
      {
        do: [
          <FileDrop
            key="do"
            label="Your document"
            description="A PDF or a picture of at most 10 MB."
            onFiles={nothing}
          />,
          'Say before what is taken.',
        ],
        dont: [
          <Button key="dont" variant="default">
            Upload
          </Button>,
          'Say it once the file has been refused.',
        ],
      },
      {
        do: [
          <UploadProgress key="do" fraction={0.4} onCancel={nothing} />,
          'Show how far it is, in words too, with the way out at a distance.',
        ],
        dont: [
          <Button key="dont" loading>
            Uploading
          </Button>,
          'Let somebody with a slow line wonder.',
        ],
      },
    ],
    states: [
      {
        name: 'File drop',
        isField: true,
        rest: <FileDrop label="File" onFiles={nothing} />,
        disabled: <FileDrop label="File" onFiles={nothing} disabled />,
        wrong: <FileDrop label="File" onFiles={nothing} error="This file is empty." />,
      },
    ],
    access: [
      'It is the browser’s own input, stretched over the zone: keyboard, voice control and every phone’s picker work.',
      'A file that misses the zone replaces nothing: the page refuses it.',
      'The upload takes the focus only where what began it has gone.',
    ],
  }),
};
