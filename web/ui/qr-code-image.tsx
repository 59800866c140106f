import type { QrCode } from '#contract/platform/qr-code.ts';

/** White cells around a code (ISO/IEC 18004). */
const quietZone = 4;

function toSvgPath({ side, cells }: QrCode): string {
  const bits = atob(cells);
  const isDark = (index: number) => (bits.charCodeAt(index >> 3) & (0x80 >> (index & 7))) !== 0;
  let path = '';
  for (let index = 0; index < side * side; index += 1) {
    if (isDark(index)) path += `M${index % side} ${Math.floor(index / side)}h1v1h-1z`;
  }
  return path;
}

interface QrCodeImageProps {
  readonly code: QrCode;
  readonly label: string;
  /** In pixels; without it as wide as its place. */
  readonly size?: number;
}

/** A QR code made by the server: black on white in either theme. */
export function QrCodeImage({ code, label, size }: QrCodeImageProps) {
  const whole = code.side + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      width={size ?? '100%'}
    >
      <rect x={-quietZone} y={-quietZone} width={whole} height={whole} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
