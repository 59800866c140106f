import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { PaymentForm } from '#contract/appointments/payments.ts';
import { type PaymentMethod, paymentMethods } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { parseAmount } from './parse-amount.ts';
import { paymentMethodLabel } from './payment-method-labels.ts';

export interface Payable {
  readonly appointmentId: string;
  readonly patientName: string;
  /** Rupees. */
  readonly fee: number;
}

interface CollectDialogProps<Subject extends Payable> {
  readonly asking: {
    readonly subject: Subject | null;
    readonly problem: string | null;
    readonly close: () => void;
  };
  readonly busy: boolean;
  readonly onCollect: (subject: Subject, payment: PaymentForm) => void;
}

/** Prefilled with the fee and the payment method of the previous visit, so that Enter is often enough. */
export function CollectDialog<Subject extends Payable>({
  asking: { subject, problem, close },
  busy,
  onCollect,
}: CollectDialogProps<Subject>) {
  const [way, setWay] = useState<PaymentMethod>('cash');
  const first = useRef<HTMLElement>(null);
  const title = subject ? m.payments_dialog_title({ name: subject.patientName }) : '';
  return (
    <Dialog open={subject !== null} onClose={close} title={title} initialFocus={first}>
      {subject && (
        <CollectForm
          key={subject.appointmentId}
          first={first}
          fee={subject.fee}
          way={way}
          onWay={setWay}
          problem={problem}
          busy={busy}
          onClose={close}
          onCollect={(amount) => onCollect(subject, { way, amount })}
        />
      )}
    </Dialog>
  );
}

interface CollectFormProps {
  /** Initial focus: the chosen payment method. */
  readonly first: RefObject<HTMLElement | null>;
  readonly fee: number;
  readonly way: PaymentMethod;
  readonly onWay: (way: PaymentMethod) => void;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onCollect: (amount: number) => void;
}

function CollectForm(props: CollectFormProps) {
  const { first, fee, way, onWay, problem, busy, onClose, onCollect } = props;
  const [typed, setTyped] = useState(fee > 0 ? String(fee) : '');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    first.current = form.current?.querySelector<HTMLElement>('input:checked') ?? null;
  }, [first]);
  const amount = parseAmount(typed);
  return (
    <form
      ref={form}
      noValidate
      className="stack-3 column"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (amount !== null) onCollect(amount);
      }}
    >
      <Segmented
        legend={m.payments_way()}
        options={paymentMethods.map((value) => ({ value, label: paymentMethodLabel(value) }))}
        value={way}
        onChange={onWay}
      />
      <Field
        label={m.payments_amount()}
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        hint={amount === fee ? undefined : m.payments_fee_hint({ fee: formatRupees(fee) })}
        error={tried && amount === null ? m.field_amount() : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {problem && (
        <p role="alert" className="red">
          {problem}
        </p>
      )}
      <div className="row-2 to-end">
        <Button look="quiet" onClick={onClose}>
          {m.common_back()}
        </Button>
        <Button type="submit" busy={busy}>
          {way === 'later'
            ? m.payments_note_later({ amount: formatRupees(amount ?? fee) })
            : m.common_record_payment()}
        </Button>
      </div>
    </form>
  );
}
