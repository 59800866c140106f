import { m } from '#messages/messages.js';
import { ReasonEmergency } from '#web/ui/emergency/reason-emergency.tsx';
import { Field } from '#web/ui/fields/field.tsx';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** The reason as said on the phone: the front desk writes it but is never shown it afterwards. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <>
      <Field
        label={m.hospital_people_reason()}
        hint={m.hospital_people_reason_hint()}
        optional
        maxLength={200}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <ReasonEmergency reason={value} />
    </>
  );
}
