import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { patientRegistration } from '#contract/patients/patients.ts';
import { m } from '#messages/messages.js';
import { FormStep } from '#web/accounts/session/sign-up/form-step.tsx';
import { LogInInstead } from '#web/accounts/session/sign-up/log-in-instead.tsx';
import {
  RegistrationForm,
  type RegistrationProps,
} from '#web/accounts/session/sign-up/registration-form.tsx';
import { clearDraft, useSignUpDraft, withDraft } from '#web/accounts/session/sign-up/sign-up-draft.ts';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getPhotoMessage, getRefusalMessage, refusedField } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useBack } from '#web/ui/browser/use-back.ts';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { useReportDirty } from '#web/ui/forms/use-ask-before-unload.ts';
import { placeStore } from '#web/ui/place.ts';
import { AddressStep, type PatientForm, PersonStep, personFields } from './registration-steps.tsx';

/** The detected place fills in the city; the pincode may correct it. */
const emptyForm = (): PatientForm => ({
  name: '',
  email: '',
  phone: '',
  password: '',
  gender: '',
  dateOfBirth: '',
  street: '',
  city: placeStore.current()?.name ?? '',
  state: '',
  postalCode: '',
  emergencyName: '',
  emergencyRelation: '',
  emergencyPhone: '',
  consent: '',
});

/** Rate limits use the server's sentence; everything else has one general sentence. */
function getFailureSentence(error: unknown): string {
  const own = error instanceof ApiError && error.status === 429;
  return (own && getRefusalMessage(error)) || m.session_patient_failed();
}

export function PatientRegistration({ onRegistered, onDirty, onHaveAccount }: RegistrationProps) {
  const call = useCall();
  const [begun] = useState(() => withDraft('patient', emptyForm()));
  const form = useForm({
    resolver: zodResolver(patientRegistration),
    defaultValues: begun.values,
    shouldFocusError: false,
  });
  const { handleSubmit, formState, setError, trigger, getFieldState, getValues } = form;
  const { errors, isSubmitting, isDirty, isSubmitted } = formState;
  const draft = useSignUpDraft('patient', form, begun.stored, emptyForm());
  const [photo, setPhoto] = useState<File | null>(null);
  const [done, setDone] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [step, setStep] = useState({ at: 1, arrived: false });
  const [knownPhone, setKnownPhone] = useState<string | null>(null);
  const leadOn = useBack(step.at === 2, () => setStep({ at: 1, arrived: true }));
  const sending = useCommand(
    (body: z.output<typeof patientRegistration>) => call('POST /patients/signup', { body, photo }),
    {
      done: null,
      onDone({ token }, { phone }) {
        clearDraft();
        setDone(true);
        leadOn();
        onRegistered(token, phone);
      },
      form: { setError, failed: m.session_register_failed, refusedField },
      explain: getFailureSentence,
      onFailed(error, { phone }) {
        if (refusedField(error) === 'phone') setKnownPhone(phone);
      },
    },
  );
  const photoProblem = getPhotoMessage(sending.error);
  useReportDirty((isDirty || draft.stored || photo !== null) && !done, onDirty);

  const next = async () => {
    if (await trigger(personFields)) setStep({ at: 2, arrived: true });
    else setAttempt(attempt + 1);
  };
  const register = handleSubmit((body) => sending.run(body));
  const submit = async () => {
    await register();
    if (personFields.some((name) => getFieldState(name).invalid)) setStep({ at: 1, arrived: false });
    setAttempt(attempt + 1);
  };
  // After a failed step or submit, an error disappears as soon as it is fixed.
  const mend = (name: keyof PatientForm) => {
    if (errors[name] && !isSubmitted) void trigger(name);
  };
  const input = (name: keyof PatientForm) => ({
    ...form.register(name, { onChange: () => mend(name) }),
    error: getFieldMessage(errors[name]),
  });

  return (
    <RegistrationForm
      label={m.session_patient_title()}
      submit={step.at === 1 ? m.factor_continue() : m.session_register()}
      busy={isSubmitting || done}
      problem={sending.problem}
      attempt={attempt}
      errors={errors}
      onSubmit={step.at === 1 ? next : submit}
      onAfresh={
        draft.stored
          ? () => {
              draft.afresh();
              sending.forget();
              setKnownPhone(null);
              setPhoto(null);
              setStep({ at: 1, arrived: true });
            }
          : undefined
      }
      onPrevious={step.at === 2 ? () => setStep({ at: 1, arrived: true }) : undefined}
    >
      <FormStep at={1} count={2} name={m.signup_step_person()} shown={step.at === 1} arrived={step.arrived}>
        <PersonStep
          control={form.control}
          input={input}
          onMend={mend}
          photo={{
            photo,
            photoProblem,
            onPhoto: (chosen) => {
              if (photoProblem) sending.forget();
              setPhoto(chosen);
            },
          }}
          offer={
            errors.phone &&
            getValues('phone') === knownPhone && (
              <LogInInstead account="patient" phone={knownPhone} onHaveAccount={onHaveAccount} />
            )
          }
        />
      </FormStep>
      <FormStep at={2} count={2} name={m.signup_step_address()} shown={step.at === 2} arrived={step.arrived}>
        <AddressStep form={form} input={input} />
      </FormStep>
    </RegistrationForm>
  );
}
