import { useState } from 'react';
import type { DayClose as DayCloseAnswer } from '#contract/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { paymentMethodLabel } from '#web/appointments/payments/payment-method-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { DayField } from '#web/ui/pickers/day-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDayClose } from '../queries.ts';
import styles from './day-close.module.css';

export function DayClose({ today }: { readonly today: string }) {
  const [isOpen, setOpen] = useState(false);
  const [date, setDate] = useState(today);
  const { data, error } = useDayClose(isOpen && date !== '' ? date : null);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.hospital_days_close()}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={m.hospital_days_close()} wide>
        <div className="stack-3 column">
          <DayField label={m.common_date()} value={date} onChange={setDate} />
          {error && !data && <p role="alert">{getRefusalMessage(error) ?? m.hospital_days_close_failed()}</p>}
          {!data && !error && <Skeleton height={160} />}
          {data && <Sums close={data} />}
        </div>
      </Dialog>
    </>
  );
}

const sumAmounts = (people: DayCloseAnswer['people'], of: 'cash' | 'upi' | 'card' | 'collected' | 'voided') =>
  // In paise: sums of rupees have rounding errors.
  people.reduce((sum, person) => sum + Math.round(person[of] * 100), 0) / 100;

function Sums({ close: { people, receipts } }: { readonly close: DayCloseAnswer }) {
  if (receipts.length === 0) return <p>{m.hospital_days_close_none()}</p>;
  const columns = [
    ['cash', m.payments_cash()],
    ['upi', m.payments_upi()],
    ['card', m.payments_card()],
    ['collected', m.hospital_days_close_all()],
    ['voided', m.sheet_voided()],
  ] as const;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard where the table is wider than the screen */}
      <section className={styles.scrolls} aria-label={m.hospital_days_close()} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.sheet_by()}</th>
              {columns.map(([of, name]) => (
                <th key={of} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={`${person.role} ${person.name}`}>
                <th scope="row">
                  <UserText>{person.name || m.hospital_days_close_unknown()}</UserText>
                </th>
                {columns.map(([of]) => (
                  <td key={of}>{formatRupees(person[of])}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.hospital_days_close_all()}</th>
              {columns.map(([of]) => (
                <td key={of}>{formatRupees(sumAmounts(people, of))}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <ul className={`stack-1 plain-list digits ${styles.receipts}`}>
        {receipts.map((line) => (
          <li
            key={`${line.receipt} ${line.isVoid}`}
            data-void={line.isVoided || line.isVoid ? '' : undefined}
          >
            <span>
              {formatClinicTime(line.at)} · {line.receipt} · <UserText>{line.patientName}</UserText> ·{' '}
              {line.by}
              {(line.isVoid || line.isVoided) && ` · ${m.sheet_voided()}`}
            </span>
            <span>
              {line.isVoid && '−'}
              {formatRupees(line.amount)} {paymentMethodLabel(line.way)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
