import { lazy, Suspense, useState } from 'react';
import { m } from '#messages/messages.js';
import { LoadingBar } from '../../loading-bar.tsx';
import { isHeic, PhotoField } from './photo-field.tsx';
import styles from './portrait-field.module.css';

const PhotoCrop = lazy(async () => ({ default: (await import('../../pickers/photo-crop.tsx')).PhotoCrop }));

export type PhotoChange = { readonly file: File } | 'remove' | null;

interface PortraitFieldProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly stored: string | null;
  readonly change: PhotoChange;
  readonly onChange: (change: PhotoChange) => void;
  readonly error: string | undefined;
}

const unreadableWords = (file: File) => (isHeic(file) ? m.refusal_heic_photo() : m.session_photo_not_image());

export function PortraitField({ label, note, stored, change, onChange, error }: PortraitFieldProps) {
  const [picked, setPicked] = useState<File | null>(null);
  // The dialog is loaded with the first choice, and stays mounted to restore the focus.
  const [cropped, setCropped] = useState(false);
  const [unreadable, setUnreadable] = useState<File | null>(null);
  const file = change === 'remove' ? null : (change?.file ?? null);
  return (
    <div className={styles.photo} data-wide>
      <PhotoField
        label={label}
        note={note}
        photo={file}
        stored={change === null ? stored : null}
        error={unreadable ? unreadableWords(unreadable) : error}
        onChange={(next) => {
          setUnreadable(null);
          if (next) {
            setPicked(next);
            setCropped(true);
          } else onChange(file || !stored ? null : 'remove');
        }}
      />
      {cropped && (
        <Suspense fallback={<LoadingBar />}>
          <PhotoCrop
            picked={picked}
            onCrop={(cut) => {
              setPicked(null);
              onChange({ file: cut });
            }}
            onCancel={() => setPicked(null)}
            onUnreadable={() => {
              setPicked(null);
              setUnreadable(picked);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
