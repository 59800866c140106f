import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  correctHospitalPatientEndpoint,
  type HospitalPatientDetail,
} from '#contract/hospital/hospital-patients.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { refreshFrontDesk } from './hospital-patient-requests.ts';
import { IdentityFields, type TypedIdentity, toSentIdentity } from './identity-fields.tsx';
import styles from './people.module.css';

interface CorrectDialogProps {
  readonly person: HospitalPatientDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Corrects the identity and contact details of a person without an account. */
export function CorrectIdentityDialog({ person, open, onClose }: CorrectDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.hospital_people_correct_title({ name: person.name })}>
      {open && <CorrectForm person={person} onClose={onClose} />}
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

function CorrectForm({ person, onClose }: Omit<CorrectDialogProps, 'open'>) {
  const call = useCall();
  const client = useQueryClient();
  const { patientId, birthYear } = person;
  const before = toTypedIdentity(person);
  const [typed, setTyped] = useState(before);
  const rules = correctHospitalPatientEndpoint.body;
  const { form, errors, problem, attempt, busy, submit } = useCheckedForm(rules, async (body) => {
    const { message } = await call('PUT /hospital/patients/:patientId', { params: { patientId }, body });
    toast.good(message);
    onClose();
    await refreshFrontDesk(client);
  });
  const sent = () => {
    const { age, ageMonths, ...rest } = { age: undefined, ageMonths: undefined, ...toSentIdentity(typed) };
    const isUntouched = typed.age === before.age && typed.inMonths === before.inMonths;
    // Saving an untouched age would change the known year of birth.
    if (!typed.knowsBirth && isUntouched && birthYear !== null)
      return { ...rest, birthYear: String(birthYear) };
    return toSentIdentity(typed);
  };
  return (
    <form
      ref={form}
      className={`stack-3 column ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(sent());
      }}
    >
      <ErrorSummary form={form} attempt={attempt} errors={errors} />
      <IdentityFields
        value={typed}
        errors={errors}
        onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
      />
      <div className={`stack-2 surface line-above ${styles.foot}`}>
        <FormProblem text={problem} urgent />
        <div className={`row-2 middle to-end ${styles.buttons}`}>
          <Button look="quiet" onClick={onClose}>
            {m.factor_cancel()}
          </Button>
          <Button type="submit" busy={busy}>
            {m.settings_save()}
          </Button>
        </div>
      </div>
    </form>
  );
}
