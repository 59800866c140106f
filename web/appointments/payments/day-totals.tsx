import { collectedMethods } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { useDayPayments } from '../queries.ts';
import styles from './day-totals.module.css';
import { paymentMethodLabel } from './payment-method-labels.ts';

/** Amounts collected on a day (YYYY-MM-DD), in all and by payment method; hidden until loaded. */
export function DayTotals({ date }: { readonly date: string }) {
  const { data: sums } = useDayPayments(date);
  if (!sums) return null;
  const parts = collectedMethods.filter((way) => sums[way] !== 0);
  const isNothing = sums.collected === 0 && parts.length === 0;
  return (
    <p className={`row digits ${styles.sums}`}>
      {isNothing ? (
        <span className="muted">{m.payments_day_none()}</span>
      ) : (
        <strong>{m.payments_day({ amount: formatRupees(sums.collected) })}</strong>
      )}
      {parts.map((way) => (
        <span key={way}>
          {m.payments_day_part({ way: paymentMethodLabel(way), amount: formatRupees(sums[way]) })}
        </span>
      ))}
      {sums.later > 0 && <span>{m.payments_due({ amount: formatRupees(sums.later) })}</span>}
    </p>
  );
}
