import { type ChangeEvent, useRef } from 'react';
import { Button } from '../button.tsx';
import styles from './picture-choice.module.css';

interface PictureChoiceProps {
  readonly picture: string | null;
  readonly name: string;
  readonly choose: string;
  readonly remove: string;
  readonly busy: boolean;
  /** True while another picture is being saved. */
  readonly disabled?: boolean;
  /** Called with the chosen file, or null to remove it; saves immediately. */
  readonly onSave: (file: File | null) => void;
}

export function PictureChoice(props: PictureChoiceProps) {
  const { picture, name, choose, remove, busy, disabled = busy, onSave } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = ''; // allows choosing the same file again
    if (file) onSave(file);
  };
  return (
    <div className={`row-2 middle ${styles.choice}`}>
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
