import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import styles from './operator.module.css';

export interface OperatorAction {
  readonly kind: 'doctor' | 'hospital';
  readonly action: 'approve' | 'refuse' | 'withdraw' | 'merge' | 'agree';
  /** The id of the doctor, the hospital, or the practice to confirm. */
  readonly id: string;
  readonly name: string;
  /** The data that was compared with the register. */
  readonly seen: string;
  readonly doctorId?: string;
  readonly other?: { readonly hospitalId: string; readonly name: string } | null;
}

interface ConfirmActionDialogProps {
  readonly act: OperatorAction | null;
  readonly busy: boolean;
  readonly onDo: (act: OperatorAction, reason: string) => void;
  readonly onClose: () => void;
}

export function ConfirmActionDialog({ act, busy, onDo, onClose }: ConfirmActionDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { title, action } = getActionLabels(act);
  const confirm = () => {
    const isMissing = act?.action === 'refuse' && reason.trim() === '';
    setMissing(isMissing);
    if (act && !isMissing) onDo(act, reason.trim());
  };
  return (
    <Dialog open={act !== null} onClose={onClose} title={title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {act?.action === 'refuse' && (
          <Field
            label={m.common_why()}
            hint={m.operator_refuse_hint({ name: act.name })}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={missing ? m.field_required() : undefined}
          />
        )}
        {act?.action === 'withdraw' && <p>{m.operator_withdraw_text()}</p>}
        {act?.action === 'merge' && <p>{m.operator_merge_text({ other: act.other?.name ?? '' })}</p>}
        <div className={`row middle spread ${styles.actions}`}>
          <Button look="quiet" onClick={onClose}>
            {m.factor_cancel()}
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function getActionLabels(act: OperatorAction | null): { title: string; action: string } {
  const name = act?.name ?? '';
  switch (act?.action) {
    case 'refuse':
      return { title: m.operator_refuse_title({ name }), action: m.operator_refuse() };
    case 'merge':
      return {
        title: m.operator_merge_title({ name, other: act.other?.name ?? '' }),
        action: m.operator_merge(),
      };
    default:
      return { title: m.operator_withdraw_title({ name }), action: m.operator_withdraw() };
  }
}
