import '../ui/forms/no-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { patientRegistration } from '#contract/patients.ts';
import { dayAt, defaultTimeZone } from '#domain/calendar-days.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '../api/client.ts';
import { useCall } from '../api/context.tsx';
import { sentenceOf, useSending } from '../api/use-sending.ts';
import { LoginSection, PersonSection } from '../session/sign-up/registration-fields.tsx';
import {
  FormSection,
  RegistrationForm,
  type RegistrationProps,
} from '../session/sign-up/registration-form.tsx';
import { Field } from '../ui/forms/field.tsx';
import { fieldMessage } from '../ui/forms/field-message.ts';
import { PhoneField } from '../ui/forms/phone-field.tsx';
import { useDirty } from '../ui/forms/unsaved.ts';

const empty = {
  name: '',
  email: '',
  phone: '',
  password: '',
  gender: '',
  dateOfBirth: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  emergencyName: '',
  emergencyRelation: '',
  emergencyPhone: '',
};

/**
 * A known phone and too many attempts are said in the server's words, everything else in one sentence (C-03).
 */
function causeOf(error: unknown): string {
  const own = error instanceof ApiError && [409, 429].includes(error.status);
  return (own && sentenceOf(error)) || m.session_patient_failed();
}

/** The patient's form (C-03, C-06). */
export function PatientRegistration({ onRegistered, onDirty }: RegistrationProps) {
  const call = useCall();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(patientRegistration),
    defaultValues: empty,
  });
  const [photo, setPhoto] = useState<File | null>(null);
  const [done, setDone] = useState(false);
  const { errors, isSubmitting, isDirty } = formState;
  const { problem, photoProblem, forgetPhotoProblem, send } = useSending(setError, causeOf);
  useDirty((isDirty || photo !== null) && !done, onDirty);

  const submit = handleSubmit((body) =>
    send(async () => {
      const { token } = await call('POST /patients/signup', { body, photo });
      setDone(true);
      onRegistered(token);
    }),
  );
  const input = (name: keyof typeof empty) => ({ ...register(name), error: fieldMessage(errors[name]) });

  return (
    <RegistrationForm
      label={m.session_patient_title()}
      submit={m.session_register()}
      busy={isSubmitting || done}
      problem={problem}
      onSubmit={submit}
    >
      <PersonSection
        name={input('name')}
        birthDate={
          <Field
            label={m.session_birth_date()}
            type="date"
            autoComplete="bday"
            max={dayAt(Date.now(), defaultTimeZone)}
            {...input('dateOfBirth')}
          />
        }
        gender={input('gender')}
        photo={photo}
        photoProblem={photoProblem}
        onPhoto={(chosen) => {
          forgetPhotoProblem();
          setPhoto(chosen);
        }}
      />
      <LoginSection phone={input('phone')} password={input('password')} email={input('email')} />
      <FormSection title={m.session_section_address()}>
        <Field label={m.session_street()} autoComplete="street-address" {...input('street')} />
        <Field label={m.session_city()} autoComplete="address-level2" {...input('city')} />
        <Field label={m.session_state()} autoComplete="address-level1" {...input('state')} />
        <Field
          label={m.session_postal_code()}
          inputMode="numeric"
          autoComplete="postal-code"
          {...input('postalCode')}
        />
      </FormSection>
      <FormSection title={m.session_section_emergency()}>
        <Field label={m.session_emergency_name()} autoComplete="off" {...input('emergencyName')} />
        <Field
          label={m.session_emergency_relation()}
          hint={m.session_emergency_relation_hint()}
          autoComplete="off"
          {...input('emergencyRelation')}
        />
        <PhoneField label={m.session_emergency_phone()} autoComplete="off" {...input('emergencyPhone')} />
      </FormSection>
    </RegistrationForm>
  );
}
