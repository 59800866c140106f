import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { useFileUrl } from '../browser/use-file-url.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { type Crop, clampCrop, cropSide, maxZoom, moveCrop, wholeCrop } from './crop-area.ts';
import { cutPhoto } from './cut-photo.ts';
import styles from './photo-crop.module.css';
import { findMove, PhotoMoves } from './photo-moves.tsx';

interface PhotoCropProps {
  /** The chosen file; null closes the dialog. */
  readonly picked: File | null;
  readonly onCrop: (photo: File) => void;
  readonly onCancel: () => void;
  readonly onUnreadable: () => void;
}

/** Crops a picture to a square: moved by pointer, buttons or arrow keys, zoomed by a slider. */
export function PhotoCrop({ picked, onCrop, onCancel, onUnreadable }: PhotoCropProps) {
  const url = useFileUrl(picked);
  return (
    <Dialog open={picked !== null} onClose={onCancel} title={m.crop_title()}>
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

function Cropping({ url, name, onCrop, onCancel, onUnreadable }: CroppingProps) {
  const id = useId();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 });
  const [busy, setBusy] = useState(false);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const [said, setSaid] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const size = picture && { width: picture.naturalWidth, height: picture.naturalHeight };

  // The square moves against the photo.
  const move = (right: number, down: number) => {
    if (size) setCrop((now) => moveCrop(size, now, -right, -down));
  };
  const moveAndSay = (right: number, down: number) => {
    if (!size) return;
    const moved = moveCrop(size, crop, -right, -down);
    setCrop(moved);
    const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
    const where = { across: percent(moved.x, size.width), down: percent(moved.y, size.height) };
    const atEdge = moved.x === crop.x && moved.y === crop.y;
    setSaid(atEdge ? m.crop_edge() : m.crop_moved(where));
  };
  const zoomTo = (zoom: number) => {
    if (size) setCrop((now) => clampCrop(size, { ...now, zoom }));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The slider has its own keys, and Ctrl with plus zooms the page.
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = findMove(event.key);
    if (way) moveAndSay(way.right, way.down);
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
    move((clientX - from.x) / clientWidth, (clientY - from.y) / clientWidth);
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
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that are short for its buttons and its slider
    <div className="stack-3" onKeyDown={onKeyDown}>
      <p id={`${id}-help`} className="muted">
        {m.crop_help()}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is the way beside the buttons */}
      <div
        className={`relative rounded ${styles.stage}`}
        // Leaves the focus on the buttons, so that the arrow keys continue after the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          style={picture && size ? positionPicture(size, crop) : { opacity: 0 }}
          onLoad={({ currentTarget }) => {
            setPicture(currentTarget);
            setCrop(wholeCrop({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight }));
          }}
          onError={onUnreadable}
        />
        <span className={styles.frame} aria-hidden="true" />
      </div>
      <PhotoMoves onMove={moveAndSay} said={said} describedBy={`${id}-help`} first={first} />
      <label className={`stack-3 middle strong ${styles.zoom}`}>
        <span>{m.crop_zoom()}</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
          disabled={!picture}
          onChange={({ target }) => zoomTo(target.valueAsNumber)}
        />
      </label>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onCancel}>
          {m.crop_cancel()}
        </Button>
        <Button busy={busy} disabled={!picture} onClick={() => void take()}>
          {m.crop_use()}
        </Button>
      </div>
    </div>
  );
}

/** Positions the picture so that the square fills the stage; in percent of the stage. */
function positionPicture(size: { width: number; height: number }, crop: Crop) {
  const side = cropSide(size, crop);
  const percent = (pixels: number) => `${(pixels / side) * 100}%`;
  return {
    width: percent(size.width),
    height: percent(size.height),
    left: percent(side / 2 - crop.x),
    top: percent(side / 2 - crop.y),
  };
}
