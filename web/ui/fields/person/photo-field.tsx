import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { useFileUrl } from '../../browser/use-file-url.ts';
import { Button } from '../../button.tsx';
import { Icon } from '../../icon.tsx';
import styles from './photo-field.module.css';

/** The server's limit. */
const maxPhotoBytes = 5 * 1024 * 1024;

interface PhotoFieldProps {
  readonly label: string;
  readonly photo: File | null;
  readonly stored?: string | null;
  readonly note?: string | undefined;
  readonly onChange: (photo: File | null) => void;
  readonly error?: string | undefined;
}

/** iPhone photos; not every browser knows the MIME type. */
export const isHeic = ({ name, type }: File) => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

/** Chooses a photo with a preview; immediately rejects a file that the server would refuse. */
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
    if (!file) return; // the picker was cancelled
    const wrong =
      !file.type.startsWith('image/') && !isHeic(file)
        ? m.session_photo_not_image()
        : file.size > maxPhotoBytes
          ? m.session_photo_too_large()
          : null;
    setRefused(wrong);
    if (!wrong) onChange(file);
  };

  return (
    <div className="row-3 top">
      <span className={`centred rigid accent-tint accent ${styles.frame}`}>
        {preview ? <img src={preview} alt={m.session_photo_preview()} /> : <Icon name="person" size={40} />}
      </span>
      <div className={`stack-1 relative ${styles.side}`}>
        <label htmlFor={id} className={`strong break-anywhere ${styles.label}`}>
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
            target.value = ''; // allows choosing the same file again
          }}
        />
        <div className={`row-2 ${styles.buttons}`}>
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
        <p id={`${id}-note`} className={problem ? styles.problem : 'muted small'} aria-live="polite">
          {problem ?? note ?? photo?.name ?? m.session_photo_note()}
        </p>
      </div>
    </div>
  );
}
