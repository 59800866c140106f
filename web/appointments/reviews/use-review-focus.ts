import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus in the list of own reviews: to a review once it is shown, or to its replacement; without
 * any, to the heading. Cards carry `data-review` with their id.
 */
export function useReviewFocus(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-review]') ?? [])];
  const find = () => {
    if (wanted.current === null) return;
    const card = cards().find(({ dataset }) => dataset.review === wanted.current);
    if (!card) return;
    wanted.current = null;
    card.focus();
  };
  useEffect(find); // after every render: an added review appears in one of the next
  return {
    onReview(id: string) {
      wanted.current = id;
      find();
    },
    onPlace(index: number) {
      const shown = cards();
      (
        shown[Math.min(index, shown.length - 1)] ?? list.current?.querySelector<HTMLElement>('h2, h3')
      )?.focus();
    },
  };
}

export type ReviewFocus = ReturnType<typeof useReviewFocus>;
