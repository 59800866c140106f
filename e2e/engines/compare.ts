import type { Control, Measured } from './measure.ts';

/** Maximum distance of an edge from Chromium's, in px: letter widths differ between engines. */
const tolerance = 4;

export interface Differences {
  /** Cards and bars at another place; text width cannot explain these. */
  readonly cards: readonly string[];
  /** Buttons that are elsewhere, missing or extra. */
  readonly buttons: readonly string[];
}

function movement(own: Control['cards'][number], other: Control['cards'][number]): string | null {
  const signed = (pixels: number) => (pixels > 0 ? `+${pixels}` : String(pixels));
  const moved = [own.left - other.left, own.right - other.right].map(Math.round);
  if (moved.every((pixels) => Math.abs(pixels) <= tolerance)) return null;
  return `left ${moved.map(signed).join(', right ')} px`;
}

/** Layout differences from Chromium, one line each. Buttons of the same name are matched by their order. */
export function compare(own: Measured, chromium: Measured): Differences {
  const cards = new Set<string>();
  const buttons: string[] = [];
  const others = [...chromium.controls];
  for (const control of own.controls) {
    const index = others.findIndex(({ name }) => name === control.name);
    const [other] = index < 0 ? [] : others.splice(index, 1);
    const moved = other && movement(control, other);
    if (!other) buttons.push(`“${control.name}” is not in Chromium`);
    else if (moved) buttons.push(`“${control.name}”: ${moved}`);
    for (const [depth, card] of control.cards.entries()) {
      const twin = other?.cards[depth];
      const cardMoved = twin && movement(card, twin);
      if (cardMoved) cards.add(`card ${depth + 1} around “${control.name}”: ${cardMoved}`);
    }
  }
  buttons.push(...others.map(({ name }) => `“${name}” is only in Chromium`));
  return { cards: [...cards], buttons };
}
