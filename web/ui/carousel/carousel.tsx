import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import styles from './carousel.module.css';

/** The scroll distance of a click; a multiple of the width of a card. */
export const pixelsPerClick = 600;

export interface CarouselProps {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly header: ReactNode;
  readonly children: ReactNode;
  /** For callers that scroll it too. */
  readonly track?: RefObject<HTMLUListElement | null>;
  readonly trackClass?: string | undefined;
  readonly control?: ReactNode;
}

/** A row that scrolls by touch, wheel, buttons and arrow keys. */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, header, children, trackClass, control } = props;
  const own = useRef<HTMLUListElement>(null);
  const track = props.track ?? own;
  const [ends, setEnds] = useState({ start: true, end: false });

  const look = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const start = scrollLeft <= 1;
    const end = scrollLeft + clientWidth >= scrollWidth - 1;
    setEnds((now) => (now.start === start && now.end === end ? now : { start, end }));
  }, [track]);
  useEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look]);

  const scroll = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * pixelsPerClick });

  return (
    <div className={`line-2 ${styles.carousel}`}>
      <div className={styles.header}>
        <div className="shrinks">{header}</div>
        <div className={`line-3 rigid ${styles.buttons}`}>
          {control}
          <IconButton label={previousLabel} disabled={ends.start} onClick={() => scroll(-1)}>
            <Icon name="chevronLeft" />
          </IconButton>
          <IconButton label={nextLabel} disabled={ends.end} onClick={() => scroll(1)}>
            <Icon name="chevronRight" />
          </IconButton>
        </div>
      </div>
      <ul
        ref={track}
        className={trackClass ? `${styles.track} ${trackClass}` : styles.track}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it only with the focus inside
        tabIndex={0}
        onScroll={look}
      >
        {children}
      </ul>
    </div>
  );
}
