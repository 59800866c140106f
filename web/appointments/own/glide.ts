import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** As long as motion may take (docs/product.md#motion). */
const glideMilliseconds = 200;

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Cards are marked with `data-appointment`, the appointment's id. */
function spotsIn(container: HTMLElement | null): [HTMLElement, string, Spot][] {
  const cards = container?.querySelectorAll<HTMLElement>('[data-appointment]') ?? [];
  // Offsets, unlike boxes, know nothing of a move that is still under way.
  return [...cards].map((card) => [
    card,
    card.dataset.appointment ?? '',
    { left: card.offsetLeft, top: card.offsetTop },
  ]);
}

/**
 * Lets the cards of a screen glide from where they were to where they are, also from one list to another, so
 * that an appointment is seen to move to History. Not for those who want less motion.
 */
export function useGlide(container: RefObject<HTMLElement | null>): void {
  const known = useRef(new Map<string, Spot>());

  useLayoutEffect(() => {
    for (const [card, id, spot] of spotsIn(container.current)) {
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

  // A window of another size moves cards too, but that is no news.
  useEffect(() => {
    const note = () => {
      for (const [, id, spot] of spotsIn(container.current)) known.current.set(id, spot);
    };
    window.addEventListener('resize', note);
    return () => window.removeEventListener('resize', note);
  }, [container]);
}
