/**
 * A button, or a link styled as one, with the cards and bars around it, innermost first; px from the left.
 */
export interface Control {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly cards: readonly { readonly left: number; readonly right: number }[];
}

export interface Measured {
  readonly controls: readonly Control[];
  readonly window: { readonly width: number; readonly height: number };
  readonly outside: readonly string[];
}

/**
 * Measures the page's buttons, and reports those that overflow, alone or with the cards around them. Must be
 * self-contained, because it is sent to a browser.
 */
export function measureLayout(): Measured {
  const dialog = [...document.querySelectorAll('dialog[open]')].findLast((each) => each.matches(':modal'));
  const scope = dialog ?? document.body;
  const width = document.documentElement.clientWidth;
  const clear = 'rgba(0, 0, 0, 0)';

  /** Text without numbers, because times change while the engines run one after the other. */
  const named = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/\d+/g, '#')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 50);
  const isPainted = (element: Element) => {
    const { backgroundColor, borderTopWidth, boxShadow } = getComputedStyle(element);
    return backgroundColor !== clear || boxShadow !== 'none' || Number.parseFloat(borderTopWidth) > 0;
  };
  const edges = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left * 10) / 10, right: Math.round(right * 10) / 10 };
  };

  const controls: Control[] = [];
  const outside: string[] = [];
  for (const control of scope.querySelectorAll<HTMLElement>('button, a[href], summary')) {
    const seen = control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    if (
      !seen ||
      control.matches('[inert] *, .visually-hidden') ||
      (control.localName === 'a' && !isPainted(control))
    )
      continue;
    const box = edges(control);
    if (box.right - box.left < 5 || box.right < 0) continue;
    const cards: { left: number; right: number }[] = [];
    let inner = box;
    let rolls = false;
    let isFixed = false;
    for (
      let around: Element | null = control;
      around && around !== document.body && !isFixed;
      around = around.parentElement
    ) {
      const { overflowX, position } = getComputedStyle(around);
      // Horizontally scrolled content is only partly visible, unlike vertically scrolled content; fixed
      // elements belong to the window.
      const rollsUp = around.scrollHeight > around.clientHeight + 1;
      if (around !== control && overflowX !== 'visible' && !rollsUp) rolls = true;
      isFixed = position === 'fixed';
      if (around === control || !isPainted(around)) continue;
      const card = edges(around);
      cards.push(card);
      if (!rolls && (inner.left < card.left - 1 || inner.right > card.right + 1)) {
        const what = cards.length > 1 ? 'what is around ' : '';
        outside.push(
          `${what}“${named(control)}” ${inner.left}–${inner.right} leaves its card ${card.left}–${card.right}`,
        );
      }
      inner = card;
    }
    if (!rolls && (box.left < -1 || box.right > width + 1)) {
      outside.push(`“${named(control)}” ${box.left}–${box.right} leaves the window of ${width}`);
    }
    controls.push({ name: named(control), ...box, cards });
  }
  return { controls, window: { width: innerWidth, height: innerHeight }, outside };
}
