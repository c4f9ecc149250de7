import 'react-image-crop/dist/ReactCrop.css';
import { Stack } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { CropButtons } from './crop-buttons.tsx';
import { drawCrop, PICTURE_SIZE } from './crop-picture.ts';
import classes from './picture.module.css';

const aspect = PICTURE_SIZE.width / PICTURE_SIZE.height;
/** Smallest width of the frame in px that a thumb can grip. */
const MIN_WIDTH = 64;

interface CropperProps {
  /** Object URL of the chosen picture. */
  url: string;
  /** Canvas that shows the crop as it changes. */
  preview: RefObject<HTMLCanvasElement | null>;
  /** Called when the canvas shows the picture. */
  onReady: () => void;
  /** Called if the browser cannot show the file as a picture. */
  onUnreadable: () => void;
}

/** Crop frame with a fixed ratio, moved and resized by dragging, by arrow keys or by buttons. */
export default function Cropper({ url, preview, onReady, onUnreadable }: CropperProps) {
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();

  function show(next: PercentCrop) {
    setCrop(next);
    if (image.current && preview.current) drawCrop(preview.current, image.current, next);
  }

  function begin({ width, height }: HTMLImageElement) {
    show(centerCrop(makeAspectCrop({ unit: '%', width: 90 }, aspect, width, height), width, height));
    onReady();
  }

  return (
    <Stack gap="sm" align="flex-start">
      <ReactCrop
        className={`ReactCrop--no-animate ${classes.cropper}`}
        crop={crop}
        aspect={aspect}
        keepSelection
        minWidth={MIN_WIDTH}
        onChange={(_, next) => show(next)}
      >
        <img
          ref={image}
          src={url}
          alt="The one you have chosen"
          className={classes.source}
          onLoad={(event) => begin(event.currentTarget)}
          onError={onUnreadable}
        />
      </ReactCrop>
      {crop && (
        <CropButtons
          crop={crop}
          leastWidth={(100 * MIN_WIDTH) / (image.current?.clientWidth || MIN_WIDTH)}
          onChange={show}
        />
      )}
    </Stack>
  );
}
