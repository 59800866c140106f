import type { RefObject } from 'react';
import { m } from '#messages/messages.js';
import { Glyph } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import styles from './photo-crop.module.css';

/** A press moves the photo by this fraction of the square's edge. */
const step = 0.05;

const photoMoves = [
  { key: 'ArrowLeft', right: -step, down: 0, name: m.crop_left, icon: 'M19 12H5M11 6l-6 6 6 6' },
  { key: 'ArrowUp', right: 0, down: -step, name: m.crop_up, icon: 'M12 19V5M6 11l6-6 6 6' },
  { key: 'ArrowDown', right: 0, down: step, name: m.crop_down, icon: 'M12 5v14M6 13l6 6 6-6' },
  { key: 'ArrowRight', right: step, down: 0, name: m.crop_right, icon: 'M5 12h14M13 6l6 6-6 6' },
];

export const findMove = (pressed: string) => photoMoves.find(({ key }) => key === pressed);

interface PhotoMovesProps {
  /** Called with fractions of the square's edge. */
  readonly onMove: (right: number, down: number) => void;
  /** Describes the last move, for screen readers. */
  readonly said: string;
  readonly describedBy: string;
  readonly first: RefObject<HTMLButtonElement | null>;
}

/** Buttons that move the photo, so that dragging is not required (WCAG 2.5.7). */
export function PhotoMoves({ onMove, said, describedBy, first }: PhotoMovesProps) {
  return (
    <fieldset className={`line-2 ${styles.moves}`} aria-describedby={describedBy}>
      <legend className="visually-hidden">{m.crop_move()}</legend>
      {photoMoves.map(({ key, right, down, name, icon }, index) => (
        <IconButton
          key={key}
          ref={index === 0 ? first : null}
          className={styles.move ?? ''}
          label={name()}
          onClick={() => onMove(right, down)}
        >
          <Glyph path={icon} size={20} />
        </IconButton>
      ))}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}
