import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { useFileUrl } from '../use-file-url.ts';
import { type Crop, cropSide, insidePicture, moveCrop, wholeCrop, zoomAtMost } from './crop-area.ts';
import { cutPhoto } from './cut-photo.ts';
import styles from './photo-crop.module.css';

interface PhotoCropProps {
  /** The chosen file; null closes the dialog. */
  readonly picked: File | null;
  /** Called with the cropped square. */
  readonly onCrop: (photo: File) => void;
  readonly onCancel: () => void;
  /** The browser cannot decode the file. */
  readonly onUnreadable: () => void;
}

/** The choice of a square of a picture: moved by pointer or arrow keys, enlarged by a slider (G-09). */
export function PhotoCrop({ picked, onCrop, onCancel, onUnreadable }: PhotoCropProps) {
  const url = useFileUrl(picked);
  return (
    <Dialog open={picked !== null} onClose={onCancel} title={m.profile_crop_title()}>
      {picked && url && (
        <Cropping
          key={url}
          url={url}
          name={picked.name}
          onCrop={onCrop}
          onCancel={onCancel}
          onUnreadable={onUnreadable}
        />
      )}
    </Dialog>
  );
}

interface CroppingProps extends Omit<PhotoCropProps, 'picked'> {
  readonly url: string;
  readonly name: string;
}

/** How far an arrow key moves the square, as a fraction of its edge. */
const step = 0.05;
const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function Cropping({ url, name, onCrop, onCancel, onUnreadable }: CroppingProps) {
  const id = useId();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 });
  const [busy, setBusy] = useState(false);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.focus(), []);
  const size = picture && { width: picture.naturalWidth, height: picture.naturalHeight };

  const move = (right: number, down: number) => {
    if (size) setCrop((now) => moveCrop(size, now, right, down));
  };
  const zoomTo = (zoom: number) => {
    if (size) setCrop((now) => insidePicture(size, { ...now, zoom }));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction) move(...direction);
    else if (event.key === '+' || event.key === '=') zoomTo(crop.zoom + 0.2);
    else if (event.key === '-') zoomTo(crop.zoom - 0.2);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const from = dragged.current;
    if (!from) return;
    const { clientWidth } = currentTarget;
    // The picture follows the finger, so the square moves the other way.
    move((from.x - clientX) / clientWidth, (from.y - clientY) / clientWidth);
    dragged.current = { x: clientX, y: clientY };
  };
  const letGo = () => {
    dragged.current = null;
  };

  const take = async () => {
    if (!picture) return;
    setBusy(true);
    try {
      onCrop(await cutPhoto(picture, crop, name));
    } catch (error) {
      console.error(error);
      onUnreadable();
    }
    setBusy(false);
  };

  return (
    <div className={styles.cropping}>
      <p id={`${id}-help`} className={styles.help}>
        {m.profile_crop_help()}
      </p>
      <div
        ref={stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys
        tabIndex={0}
        className={styles.stage}
        aria-label={m.profile_crop_area()}
        aria-describedby={`${id}-help`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          style={picture && size ? placeOf(size, crop) : { opacity: 0 }}
          onLoad={({ currentTarget }) => {
            setPicture(currentTarget);
            setCrop(wholeCrop({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight }));
          }}
          onError={onUnreadable}
        />
        <span className={styles.frame} aria-hidden="true" />
      </div>
      <label className={styles.zoom}>
        <span>{m.profile_crop_zoom()}</span>
        <input
          type="range"
          min={1}
          max={zoomAtMost}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
          disabled={!picture}
          onChange={({ target }) => zoomTo(target.valueAsNumber)}
        />
      </label>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onCancel}>
          {m.profile_crop_cancel()}
        </Button>
        <Button busy={busy} disabled={!picture} onClick={() => void take()}>
          {m.profile_crop_use()}
        </Button>
      </div>
    </div>
  );
}

/** The position of the picture so that the square fills the stage; in percent of the stage. */
function placeOf(size: { width: number; height: number }, crop: Crop) {
  const side = cropSide(size, crop);
  const percent = (pixels: number) => `${(pixels / side) * 100}%`;
  return {
    width: percent(size.width),
    height: percent(size.height),
    left: percent(side / 2 - crop.x),
    top: percent(side / 2 - crop.y),
  };
}
