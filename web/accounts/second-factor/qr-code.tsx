import { encode } from 'uqr';
import { m } from '#messages/messages.js';
import styles from './second-factor.module.css';

/**
 * Draws the text as a QR code in the browser, so that the secret in it goes to no other host. Loaded on
 * demand.
 */
export function QrCode({ text }: { readonly text: string }) {
  // ISO/IEC 18004 asks for four white modules around the code.
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
