import { useState } from 'react';
import { m } from '#messages/messages.js';
import { PhotoCrop } from '../pickers/photo-crop.tsx';
import { PhotoField } from './photo-field.tsx';
import styles from './portrait-field.module.css';

/** What is to become of the photo: a new one, none any more, or (null) what is stored. */
export type PhotoChange = { readonly file: File } | 'remove' | null;

interface PortraitFieldProps {
  readonly label: string;
  /** What may be chosen; the usual sentence when left out. */
  readonly note?: string | undefined;
  /** The address of the stored photo. */
  readonly stored: string | null;
  readonly change: PhotoChange;
  readonly onChange: (change: PhotoChange) => void;
  /** What the server found wrong with it. */
  readonly error: string | undefined;
}

/** The portrait: pick one, cut a square out of it, see it before it is sent, or take it away (F-13, G-09). */
export function PortraitField({ label, note, stored, change, onChange, error }: PortraitFieldProps) {
  const [picked, setPicked] = useState<File | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const file = change === 'remove' ? null : (change?.file ?? null);
  return (
    <div className={styles.photo} data-wide>
      <PhotoField
        label={label}
        note={note}
        photo={file}
        stored={change === null ? stored : null}
        error={unreadable ? m.session_photo_not_image() : error}
        onChange={(next) => {
          setUnreadable(false);
          if (next) setPicked(next);
          else onChange(file || !stored ? null : 'remove');
        }}
      />
      <PhotoCrop
        picked={picked}
        onCrop={(cut) => {
          setPicked(null);
          onChange({ file: cut });
        }}
        onCancel={() => setPicked(null)}
        onUnreadable={() => {
          setPicked(null);
          setUnreadable(true);
        }}
      />
    </div>
  );
}
