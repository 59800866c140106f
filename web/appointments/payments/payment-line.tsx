import { useId, useState } from 'react';
import type { PaymentForm } from '#contract/appointments/payments.ts';
import { type PaymentMethod, paymentMethods } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { parseAmount } from './parse-amount.ts';
import styles from './payment-line.module.css';
import { paymentMethodLabel } from './payment-method-labels.ts';

interface Chosen {
  /** Another visit begins without a choice. */
  readonly appointmentId: string;
  readonly way: PaymentMethod;
  readonly typed: string;
}

export interface LinePayable {
  readonly appointmentId: string;
  /** Rupees. */
  readonly fee: number;
}

/** Null if no payment method is chosen, `wrong` if the typed amount is invalid. */
export type LinePayment = PaymentForm | 'wrong' | null;

/** The choice in the payment line, for one visit at a time. */
export function usePaymentLine() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [tried, setTried] = useState(false);
  const findChoice = ({ appointmentId }: LinePayable) =>
    chosen?.appointmentId === appointmentId ? chosen : null;
  return {
    of: findChoice,
    tried,
    choose(next: Chosen | null) {
      setTried(false);
      setChosen(next);
    },
    answer(visit: LinePayable): LinePayment {
      const line = findChoice(visit);
      if (!line) return null;
      const amount = parseAmount(line.typed);
      setTried(true);
      return amount === null ? 'wrong' : { way: line.way, amount };
    },
  };
}

interface PaymentLineProps {
  readonly line: ReturnType<typeof usePaymentLine>;
  readonly visit: LinePayable;
}

/**
 * "Record payment ₹900: cash, UPI, card, later", as part of another action of a doctor or the front desk.
 * Nothing is recorded until a method is chosen; the same button clears it.
 */
export function PaymentLine({ line, visit }: PaymentLineProps) {
  const { appointmentId, fee } = visit;
  const problemId = useId();
  const chosen = line.of(visit);
  const choose = (way: PaymentMethod) =>
    line.choose(
      chosen?.way === way
        ? null
        : { appointmentId, way, typed: chosen?.typed ?? (fee > 0 ? String(fee) : '') },
    );
  const isWrong = line.tried && chosen !== null && parseAmount(chosen.typed) === null;
  return (
    <fieldset className={`shrinks unpadded no-margin ${styles.line}`}>
      <legend>{m.payments_record_amount({ amount: formatRupees(fee) })}</legend>
      <div className={styles.ways}>
        {paymentMethods.map((way) => (
          <button
            key={way}
            type="button"
            className={styles.way}
            aria-pressed={chosen?.way === way}
            onClick={() => choose(way)}
          >
            {paymentMethodLabel(way)}
          </button>
        ))}
      </div>
      {chosen && (
        <label className={styles.amount} data-invalid={isWrong ? '' : undefined}>
          <span className="visually-hidden">{m.payments_amount()}</span>
          <span aria-hidden="true">₹</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? problemId : undefined}
            value={chosen.typed}
            onChange={({ target }) => line.choose({ ...chosen, typed: target.value })}
          />
        </label>
      )}
      {isWrong && (
        <p id={problemId} role="alert" className={`red small ${styles.problem}`}>
          {m.field_amount()}
        </p>
      )}
    </fieldset>
  );
}
