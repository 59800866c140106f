import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { useFileUrl } from '../use-file-url.ts';
import styles from './photo-field.module.css';

/** What the server takes at most. */
const photoBytesAtMost = 5 * 1024 * 1024;

interface PhotoFieldProps {
  readonly label: string;
  readonly photo: File | null;
  /** The address of the photo that is shown until another is chosen. */
  readonly stored?: string | null;
  /** What may be chosen; the usual sentence when left out. */
  readonly note?: string | undefined;
  /** Hears of a photo that was picked, and of null when the one that is shown is to go. */
  readonly onChange: (photo: File | null) => void;
  /** What the server found wrong with it. */
  readonly error?: string | undefined;
}

/** Picks a photo, shows it, and says at once when it cannot be sent (C-06). */
export function PhotoField({ label, photo, stored = null, note, onChange, error }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const preview = useFileUrl(photo) ?? stored;
  const chosen = photo !== null || stored !== null;
  const problem = refused ?? error;
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);

  const pick = (file: File | undefined) => {
    if (!file) return; // the picker was closed; what was chosen before stays
    const wrong = !file.type.startsWith('image/')
      ? m.session_photo_not_image()
      : file.size > photoBytesAtMost
        ? m.session_photo_too_large()
        : null;
    setRefused(wrong);
    if (!wrong) onChange(file);
  };

  return (
    <div className={styles.photo}>
      <span className={styles.frame}>
        {preview ? <img src={preview} alt={m.session_photo_preview()} /> : <Icon name="person" size={40} />}
      </span>
      <div className={styles.side}>
        <label htmlFor={id} className={styles.label}>
          {label} <span>{m.session_optional()}</span>
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          className={styles.input}
          aria-describedby={`${id}-note`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            pick(target.files?.[0]);
            target.value = ''; // so that the same file can be picked again
          }}
        />
        <div className={styles.buttons}>
          <Button look="quiet" aria-hidden="true" tabIndex={-1} onClick={() => input.current?.click()}>
            {chosen ? m.session_photo_change() : m.session_photo_choose()}
          </Button>
          {chosen && (
            <Button
              look="plain"
              onClick={() => {
                setRefused(null);
                onChange(null);
                input.current?.focus();
              }}
            >
              {m.session_photo_remove()}
            </Button>
          )}
        </div>
        <p id={`${id}-note`} className={problem ? styles.problem : styles.note} aria-live="polite">
          {problem ?? note ?? photo?.name ?? m.session_photo_note()}
        </p>
      </div>
    </div>
  );
}
