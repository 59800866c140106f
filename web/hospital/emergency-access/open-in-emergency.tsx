import { useState } from 'react';
import { openEmergencyAccessEndpoint } from '#contract/hospital/emergency-access.ts';
import { emergencyReasonLength } from '#domain/hospital/emergency-access.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './open-in-emergency.module.css';

interface OpenInEmergencyProps {
  readonly patientId: string;
  readonly name: string;
  /** True if a person will be notified of it; the patient may have no account. */
  readonly isTold: boolean;
  /** Called with the instant until which it is open. */
  readonly onOpened: (until: string) => void;
}

export function OpenInEmergency({ patientId, name, isTold, onOpened }: OpenInEmergencyProps) {
  const call = useCall();
  const [reason, setReason] = useState('');
  const { form, errors, problem, busy, submit } = useCheckedForm(
    openEmergencyAccessEndpoint.body,
    async (body) => {
      const { message, until } = await call('POST /hospital/patients/:patientId/emergency-access', {
        params: { patientId },
        body,
      });
      toast.good(message);
      onOpened(until);
    },
  );
  return (
    <form
      ref={form}
      className={`stack-3 column padded-4 surface ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ reason });
      }}
    >
      <p>{(isTold ? m.emergency_access_lead : m.emergency_access_lead_untold)({ person: name })}</p>
      <TextAreaField
        label={m.emergency_access_reason()}
        hint={m.emergency_access_reason_hint()}
        error={errors.reason}
        maxLength={emergencyReasonLength.max}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormProblem text={problem} urgent />
      <Button look="grave" type="submit" busy={busy}>
        {m.emergency_access_open_now()}
      </Button>
    </form>
  );
}
