import { useQuery } from '@tanstack/react-query';
import { collectedMethods } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { formatRupees } from '#web/ui/rupees.ts';
import styles from './day-sums.module.css';
import { paymentMethodLabel } from './way-words.ts';

/** What was collected on a day, YYYY-MM-DD, in all and by way (G-02); nothing until it is known. */
export function DayTotals({ date }: { readonly date: string }) {
  const call = useCall();
  const { data: sums } = useQuery({
    // Its first part is that of everything about appointments: a change of one asks again.
    queryKey: ['appointments', 'payments', date],
    queryFn: ({ signal }) => call('GET /doctors/payments/:date', { params: { date }, signal }),
  });
  if (!sums) return null;
  const parts = collectedMethods.filter((way) => sums[way] !== 0);
  const isNothing = sums.collected === 0 && parts.length === 0;
  return (
    <p className={styles.sums}>
      {isNothing ? (
        <span className={styles.none}>{m.payments_day_none()}</span>
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
