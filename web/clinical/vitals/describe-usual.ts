import { m } from '#messages/messages.js';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** "mmHg · usual for adults: 90–120 / 60–80 (shaded)". */
export function describeUsual(subtitle: string, ranges: readonly (Range | undefined)[]): string {
  const known = ranges.filter((range) => range !== undefined);
  if (known.length === 0) return subtitle;
  const range = known.map(({ from, to }) => `${from}–${to}`).join(' / ');
  return `${subtitle} · ${m.measures_usual({ range })}`;
}
