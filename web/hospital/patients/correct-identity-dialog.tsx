import {
  correctHospitalPatientEndpoint,
  type HospitalPatientDetail,
} from '#contract/hospital/hospital-patients.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { everything } from '#web/api/use-command.ts';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { IdentityFields, type TypedIdentity, toSentIdentity } from './identity-fields.tsx';
import styles from './people.module.css';

interface CorrectIdentityDialogProps {
  readonly person: HospitalPatientDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Corrects the identity and contact details of a person without an account. */
export function CorrectIdentityDialog({ open, ...props }: CorrectIdentityDialogProps) {
  const title = m.hospital_people_correct_title({ name: props.person.name });
  return (
    <Dialog open={open} onClose={props.onClose} title={title}>
      {open && <CorrectForm {...props} />}
    </Dialog>
  );
}

const toTypedIdentity = ({
  name,
  gender,
  age,
  youngAge,
  dateOfBirth,
  ownPhone,
  guardianPhone,
}: HospitalPatientDetail): TypedIdentity => ({
  name,
  gender,
  age: String(youngAge?.unit === 'month' ? youngAge.count : age),
  inMonths: youngAge?.unit === 'month',
  dateOfBirth: dateOfBirth ?? '',
  knowsBirth: dateOfBirth !== null,
  phone: ownPhone ?? guardianPhone ?? '',
  isGuardians: ownPhone === null && guardianPhone !== null,
});

function CorrectForm({ person, onClose }: Omit<CorrectIdentityDialogProps, 'open'>) {
  const call = useCall();
  const { patientId, birthYear } = person;
  const before = toTypedIdentity(person);
  const form = useTypedForm(
    correctHospitalPatientEndpoint.body,
    before,
    (body) => call('PUT /hospital/patients/:patientId', { params: { patientId }, body }),
    { onDone: onClose, refresh: everything },
  );
  const { typed, errors, change } = form;
  const submit = () => {
    const { age, ageMonths, ...rest } = { age: undefined, ageMonths: undefined, ...toSentIdentity(typed) };
    const isUntouched = typed.age === before.age && typed.inMonths === before.inMonths;
    // Saving an untouched age would change the known year of birth.
    if (!typed.knowsBirth && isUntouched && birthYear !== null)
      form.sendBody({ ...rest, birthYear: String(birthYear) });
    else form.sendBody(toSentIdentity(typed));
  };
  return (
    <CheckedForm
      state={{ ...form, submit }}
      className={styles.form}
      submit={m.settings_save()}
      onCancel={onClose}
    >
      <IdentityFields value={typed} errors={errors} onChange={change} />
    </CheckedForm>
  );
}
