import 'react-easy-crop/react-easy-crop.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';
import { m } from '#messages/messages.js';
import { useFileUrl } from '../browser/use-file-url.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { cutPhoto } from './cut-photo.ts';
import styles from './photo-crop.module.css';
import { findMove, PhotoMoves } from './photo-moves.tsx';

const maxZoom = 4;

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
  /** As shown, unzoomed: its shorter side fills the square. */
  const [shown, setShown] = useState<MediaSize | null>(null);
  /** How far the photo's middle is from the square's, in pixels of the screen. */
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const picture = useRef<HTMLImageElement>(null);
  const area = useRef<Area>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);

  const move = (right: number, down: number) => {
    if (!shown) return;
    const side = Math.min(shown.width, shown.height);
    const along = (now: number, fraction: number, length: number) => {
      const most = (length * zoom - side) / 2;
      return Math.min(Math.max(now + fraction * side, -most), most);
    };
    const moved = { x: along(offset.x, right, shown.width), y: along(offset.y, down, shown.height) };
    setOffset(moved);
    const percent = (distance: number, length: number) => Math.round(50 - (distance / length / zoom) * 100);
    const where = { across: percent(moved.x, shown.width), down: percent(moved.y, shown.height) };
    setSaid(moved.x === offset.x && moved.y === offset.y ? m.crop_edge() : m.crop_moved(where));
  };
  const zoomTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 1), maxZoom);
    setZoom(next);
    setOffset({ x: (offset.x / zoom) * next, y: (offset.y / zoom) * next });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The slider has its own keys, and Ctrl with plus zooms the page.
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = findMove(event.key);
    if (way) move(way.right, way.down);
    else if (event.key === '+' || event.key === '=') zoomTo(zoom + 0.2);
    else if (event.key === '-') zoomTo(zoom - 0.2);
    else return;
    event.preventDefault();
  };

  const take = async () => {
    if (!picture.current || !area.current) return;
    setBusy(true);
    try {
      onCrop(await cutPhoto(picture.current, area.current, name));
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
      <div className={`relative rounded ${styles.stage}`}>
        <Cropper
          image={url}
          aspect={1}
          objectFit="cover"
          showGrid={false}
          maxZoom={maxZoom}
          crop={offset}
          zoom={zoom}
          onCropChange={setOffset}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => {
            area.current = pixels;
          }}
          setMediaSize={setShown}
          setImageRef={(image) => {
            picture.current = image.current;
          }}
          mediaProps={{ onError: onUnreadable }}
          classes={{ cropAreaClassName: styles.frame ?? '' }}
          cropperProps={{ tabIndex: -1 }} // the arrow keys work in the whole dialog
          disableAutomaticStylesInjection // the content security policy refuses them
        />
      </div>
      <PhotoMoves onMove={move} said={said} describedBy={`${id}-help`} first={first} />
      <label className={styles.zoom}>
        <span>{m.crop_zoom()}</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          disabled={!shown}
          onChange={({ target }) => zoomTo(target.valueAsNumber)}
        />
      </label>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onCancel}>
          {m.common_cancel()}
        </Button>
        <Button busy={busy} disabled={!shown} onClick={() => void take()}>
          {m.crop_use()}
        </Button>
      </div>
    </div>
  );
}
