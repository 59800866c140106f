import { encode } from 'uqr';
import { m } from '#messages/messages.js';
import styles from './second-factor.module.css';

/** A text as a QR code, drawn here: the secret in it goes to no other host. Loaded only when it is shown. */
export function QrCode({ text }: { readonly text: string }) {
  // Four modules of white around it (ISO/IEC 18004).
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={m.factor_qr()}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
