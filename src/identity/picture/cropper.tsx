import 'react-image-crop/dist/ReactCrop.css';
import { Stack } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { CropButtons } from './crop-buttons.tsx';
import { drawCrop, PICTURE_SIZE } from './crop-picture.ts';
import classes from './picture.module.css';

const aspect = PICTURE_SIZE.width / PICTURE_SIZE.height;
/** Smallest width of the frame in px that a thumb can grip. */
const minFrameWidthPx = 64;

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

  /** Sets the frame and draws its part of the picture on the preview. */
  function applyCrop(next: PercentCrop) {
    setCrop(next);
    if (image.current && preview.current) drawCrop(preview.current, image.current, next);
  }

  /** Starts with the largest frame of the ratio, centered, at 90 % of the width. */
  function startCrop({ width, height }: HTMLImageElement) {
    applyCrop(centerCrop(makeAspectCrop({ unit: '%', width: 90 }, aspect, width, height), width, height));
    onReady();
  }

  return (
    <Stack gap="sm" align="flex-start">
      <ReactCrop
        className={`ReactCrop--no-animate ${classes.cropper}`}
        crop={crop}
        aspect={aspect}
        keepSelection
        minWidth={minFrameWidthPx}
        onChange={(_, next) => applyCrop(next)}
      >
        <img
          ref={image}
          src={url}
          alt="The one you have chosen"
          className={classes.source}
          onLoad={(event) => startCrop(event.currentTarget)}
          onError={onUnreadable}
        />
      </ReactCrop>
      {crop && (
        <CropButtons
          crop={crop}
          leastWidth={(100 * minFrameWidthPx) / (image.current?.clientWidth || minFrameWidthPx)}
          onChange={applyCrop}
        />
      )}
    </Stack>
  );
}
