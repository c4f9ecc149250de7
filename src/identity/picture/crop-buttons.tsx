import { ActionIcon, Group } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { PercentCrop } from 'react-image-crop';
import { moveFrame, scaleFrame } from './crop-frame.ts';

/** Distance that one click moves the frame, as a share of the picture (%). */
const moveStepPercent = 5;
/** Factor by which one click enlarges the frame. */
const scaleFactor = 1.1;

interface CropButtonsProps {
  crop: PercentCrop;
  /** Smallest width of the frame, as a share of the picture (%). */
  leastWidth: number;
  onChange: (crop: PercentCrop) => void;
}

const isSameFrame = (one: PercentCrop, other: PercentCrop) =>
  one.x === other.x && one.y === other.y && one.width === other.width;

/** Buttons that do what dragging the crop frame does (WCAG 2.2, 2.5.7). */
export function CropButtons({ crop, leastWidth, onChange }: CropButtonsProps) {
  const actions = [
    { name: 'Move the frame left', Icon: IconArrowLeft, next: moveFrame(crop, -moveStepPercent, 0) },
    { name: 'Move the frame right', Icon: IconArrowRight, next: moveFrame(crop, moveStepPercent, 0) },
    { name: 'Move the frame up', Icon: IconArrowUp, next: moveFrame(crop, 0, -moveStepPercent) },
    { name: 'Move the frame down', Icon: IconArrowDown, next: moveFrame(crop, 0, moveStepPercent) },
    // A smaller frame shows a smaller part of the picture larger, hence the icon to zoom in.
    { name: 'Make the frame smaller', Icon: IconZoomIn, next: scaleFrame(crop, 1 / scaleFactor, leastWidth) },
    { name: 'Make the frame larger', Icon: IconZoomOut, next: scaleFrame(crop, scaleFactor, leastWidth) },
  ];
  return (
    <Group gap={4} role="group" aria-label="Frame">
      {actions.map(({ name, Icon, next }) => {
        // Not `disabled`: the button would lose the focus at the edge of the picture.
        const isAtEnd = isSameFrame(next, crop);
        return (
          <ActionIcon
            key={name}
            variant="default"
            aria-label={name}
            aria-disabled={isAtEnd}
            data-disabled={isAtEnd || undefined}
            onClick={() => onChange(next)}
          >
            <Icon aria-hidden size={20} stroke={1.75} />
          </ActionIcon>
        );
      })}
    </Group>
  );
}
