import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const glideMilliseconds = 200;

interface CardPosition {
  readonly left: number;
  readonly top: number;
}

/** Cards carry their appointment's id as `data-appointment`. */
function measureCards(container: HTMLElement | null): [HTMLElement, string, CardPosition][] {
  const cards = container?.querySelectorAll<HTMLElement>('[data-appointment]') ?? [];
  // Offsets ignore a running animation; bounding boxes would not.
  return [...cards].map((card) => [
    card,
    card.dataset.appointment ?? '',
    { left: card.offsetLeft, top: card.offsetTop },
  ]);
}

/**
 * Animates cards from their old position to the new one, also between lists, so that an appointment is seen
 * moving to History. Skipped with reduced motion.
 */
export function useCardAnimation(container: RefObject<HTMLElement | null>): void {
  const known = useRef(new Map<string, CardPosition>());

  useLayoutEffect(() => {
    for (const [card, id, spot] of measureCards(container.current)) {
      const before = known.current.get(id);
      known.current.set(id, spot);
      if (!before || (before.left === spot.left && before.top === spot.top)) continue;
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) continue;
      const from = `translate(${before.left - spot.left}px, ${before.top - spot.top}px)`;
      card.animate([{ transform: from }, { transform: 'none' }], {
        duration: glideMilliseconds,
        easing: 'ease-out',
      });
    }
  }); // after every render: any of them may move a card

  // Resizing the window is no reason to animate.
  useEffect(() => {
    const note = () => {
      for (const [, id, spot] of measureCards(container.current)) known.current.set(id, spot);
    };
    window.addEventListener('resize', note);
    return () => window.removeEventListener('resize', note);
  }, [container]);
}
