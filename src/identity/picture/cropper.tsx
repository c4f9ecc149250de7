import 'react-image-crop/dist/ReactCrop.css';
import { type RefObject, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { drawCrop, PICTURE } from './crop-picture.ts';
import classes from './picture.module.css';

const aspect = PICTURE.width / PICTURE.height;
/** A smaller frame could not be gripped by a thumb. */
const LEAST = 64;

interface CropperProps {
  /** Where the chosen picture is. */
  url: string;
  /** What is cropped is drawn here as it changes. */
  preview: RefObject<HTMLCanvasElement | null>;
  /** There is something on the preview. */
  onReady: () => void;
  /** It is no picture that this browser can show. */
  onUnreadable: () => void;
}

/** The part of a picture that is kept: a frame of fixed proportions, moved and sized by mouse, finger or arrow keys. */
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
    <ReactCrop
      className={`ReactCrop--no-animate ${classes.cropper}`}
      crop={crop}
      aspect={aspect}
      keepSelection
      minWidth={LEAST}
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
  );
}
