import type { LineQuality } from '../call/visit-call.ts';

const bars = ['M5 19v-4', 'M10 19v-7.5', 'M15 19V8.5', 'M20 19V5'];
const full: Readonly<Record<NonNullable<LineQuality>, number>> = { good: 4, weak: 2, poor: 1 };

/** The connection quality as bars; decorative, because the word is beside it. */
export function LineBars({ quality }: { readonly quality: NonNullable<LineQuality> }) {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {bars.map((bar, index) => (
        <path key={bar} d={bar} opacity={index < full[quality] ? 1 : 0.3} />
      ))}
    </svg>
  );
}
