import { openEmergencyAccessEndpoint } from '#contract/hospital/emergency-access.ts';
import { emergencyReasonLength } from '#domain/hospital/emergency-access.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
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
  const form = useTypedForm(
    openEmergencyAccessEndpoint.body,
    { reason: '' },
    (body) => call('POST /hospital/patients/:patientId/emergency-access', { params: { patientId }, body }),
    { onDone: ({ until }) => onOpened(until) },
  );
  return (
    <CheckedForm state={form} className={styles.form} submit={m.emergency_access_open_now()} look="grave">
      <p>{(isTold ? m.emergency_access_lead : m.emergency_access_lead_untold)({ person: name })}</p>
      <TextAreaField
        label={m.emergency_access_reason()}
        hint={m.emergency_access_reason_hint()}
        maxLength={emergencyReasonLength.max}
        {...form.field('reason')}
      />
    </CheckedForm>
  );
}
