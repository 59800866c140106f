import { type ChangeEvent, useRef } from 'react';
import { Button } from '../button.tsx';
import styles from './picture-choice.module.css';

interface PictureChoiceProps {
  /** The address of the picture that is stored, null if there is none. */
  readonly picture: string | null;
  readonly name: string;
  readonly choose: string;
  readonly remove: string;
  /** While it is being saved. */
  readonly busy: boolean;
  /** While another one is. */
  readonly disabled?: boolean;
  /** Called with what was chosen, or null to remove it; it is saved at once. */
  readonly onSave: (file: File | null) => void;
}

/** A picture for papers: shown on white, as papers are, replaced and removed. */
export function PictureChoice(props: PictureChoiceProps) {
  const { picture, name, choose, remove, busy, disabled = busy, onSave } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = ''; // the same file may be chosen again
    if (file) onSave(file);
  };
  return (
    <div className={styles.choice}>
      {picture && <img src={picture} alt={name} />}
      <input ref={input} type="file" accept="image/*" hidden aria-label={choose} onChange={take} />
      <Button look="quiet" busy={busy} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      {picture && (
        <Button look="quiet" disabled={disabled} onClick={() => onSave(null)}>
          {remove}
        </Button>
      )}
    </div>
  );
}
