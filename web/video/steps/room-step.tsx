import { type ReactNode, useId, useRef } from 'react';
import { useArrivalFocus } from '../room/use-arrival-focus.ts';
import styles from './room-step.module.css';

interface RoomStepProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly centre?: boolean;
  /** Two columns where there is room. */
  readonly wide?: boolean;
}

/** A step before or after the call. Its title gets the focus, so that it is read out. */
export function RoomStep({ title, children, icon, centre = false, wide = false }: RoomStepProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading);
  return (
    <section className={`grid relative padded ${styles.step}`} aria-labelledby={titleId}>
      <div
        className={['card raised', styles.card, centre && styles.centre, wide && styles.wide]
          .filter(Boolean)
          .join(' ')}
      >
        {icon && <span className={`centred accent-tint accent ${styles.icon}`}>{icon}</span>}
        <h3 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h3>
        {children}
      </div>
    </section>
  );
}
