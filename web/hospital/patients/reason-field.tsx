import { m } from '#messages/messages.js';
import { ReasonEmergency } from '#web/ui/emergency/reason-emergency.tsx';
import { Field } from '#web/ui/forms/field.tsx';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** Why somebody comes, as they say it on the phone (M-13): the desk writes it, and is shown it nowhere afterwards (M-02). */
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
