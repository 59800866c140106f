import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

/** How far one click goes (spec 1 §9); cards are made so that it ends on the edge of one. */
const pixelsPerClick = 600;

interface CarouselProps {
  /** What is in it, for screen readers. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The heading and what belongs to it; the buttons stand at its end. */
  readonly header: ReactNode;
  /** List items. */
  readonly children: ReactNode;
}

/** A row that scrolls sideways by touch, wheel, buttons and arrow keys. */
export function Carousel({ label, previousLabel, nextLabel, header, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  const look = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const start = scrollLeft <= 1;
    const end = scrollLeft + clientWidth >= scrollWidth - 1;
    setEnds((now) => (now.start === start && now.end === end ? now : { start, end }));
  }, []);
  useEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look]);

  const scroll = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * pixelsPerClick });

  return (
    <div className={styles.carousel}>
      <div className={styles.header}>
        <div className={styles.heading}>{header}</div>
        <div className={styles.buttons}>
          <IconButton
            label={previousLabel}
            className={styles.button}
            disabled={ends.start}
            onClick={() => scroll(-1)}
          >
            <Icon name="chevronLeft" />
          </IconButton>
          <IconButton
            label={nextLabel}
            className={styles.button}
            disabled={ends.end}
            onClick={() => scroll(1)}
          >
            <Icon name="chevronRight" />
          </IconButton>
        </div>
      </div>
      <ul
        ref={track}
        className={styles.track}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that arrow keys scroll it
        tabIndex={0}
        onScroll={look}
      >
        {children}
      </ul>
    </div>
  );
}
