import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../browser/use-media.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { Carousel, type CarouselProps, pixelsPerClick } from './carousel.tsx';
import styles from './rotation.module.css';

const rotationMilliseconds = 4000;

interface RotationProps extends Omit<CarouselProps, 'track' | 'trackClass' | 'control'> {
  readonly roleDescription: string;
  readonly labelledBy: string;
  readonly pauseLabel: string;
  readonly playLabel: string;
  readonly position: (first: number, total: number) => string;
}

/** Scrolls by one click, or from the end to the start. */
function advance(track: HTMLUListElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = track;
  if (scrollLeft + clientWidth >= scrollWidth - 1) track.scrollTo({ left: 0 });
  else track.scrollBy({ left: pixelsPerClick });
}

/** Counted from 1. */
function findFirstVisible({ children, scrollLeft }: HTMLUListElement): number {
  const [first, second] = [...children].map((card) => (card as HTMLElement).offsetLeft);
  return Math.round(scrollLeft / Math.max(1, (second ?? 0) - (first ?? 0))) + 1;
}

/**
 * A carousel that advances automatically: not while it is pointed at or focused, not after its button has
 * paused it (WCAG 2.2.2), and never with reduced motion.
 */
export function Rotation({
  roleDescription,
  labelledBy,
  pauseLabel,
  playLabel,
  position,
  ...carousel
}: RotationProps) {
  const track = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [shown, setShown] = useState({ first: 1, total: 0 });
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const rotating = wanted && !pointed && !focused && !still;

  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(() => track.current && advance(track.current), rotationMilliseconds);
    return () => clearInterval(timer);
  }, [rotating]);

  const look = () => {
    const list = track.current;
    if (!list) return;
    const first = findFirstVisible(list);
    setShown((now) => (now.first === first ? now : { first, total: list.children.length }));
  };
  // Focus on the toggle itself does not pause it.
  const isToggle = (target: EventTarget) => toggle.current?.contains(target as Node) === true;

  return (
    <section
      aria-roledescription={roleDescription}
      aria-labelledby={labelledBy}
      onPointerOver={({ target }) => setPointed(!isToggle(target))}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ target }) => setFocused(!isToggle(target))}
      onBlur={() => setFocused(false)}
      onScrollCapture={look}
    >
      <Carousel
        {...carousel}
        track={track}
        trackClass={styles.track}
        control={
          <IconButton
            ref={toggle}
            className={styles.toggle}
            label={wanted ? pauseLabel : playLabel}
            onClick={() => setWanted(!wanted)}
          >
            <Icon name={wanted ? 'pause' : 'play'} />
          </IconButton>
        }
      />
      <p className="visually-hidden" aria-live={rotating ? 'off' : 'polite'}>
        {shown.total > 0 && position(shown.first, shown.total)}
      </p>
    </section>
  );
}
