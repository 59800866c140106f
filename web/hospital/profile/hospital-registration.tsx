import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { hospitalRegistration, type signUpHospitalEndpoint } from '#contract/hospital/hospitals.ts';
import { m } from '#messages/messages.js';
import { SecondStep, secondStepNeeded } from '#web/accounts/session/login/second-step.tsx';
import { ChosenPasswordField } from '#web/accounts/session/sign-up/registration-fields.tsx';
import {
  FormSection,
  RegistrationForm,
  type RegistrationProps,
} from '#web/accounts/session/sign-up/registration-form.tsx';
import { clearDraft, useSignUpDraft, withDraft } from '#web/accounts/session/sign-up/sign-up-draft.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage, refusalCode } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { LocationField } from '#web/platform/location/location-field.tsx';
import { PincodeField } from '#web/platform/location/pincode-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { ConsentField } from '#web/ui/fields/person/consent-field.tsx';
import { EmailField } from '#web/ui/fields/person/email-field.tsx';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import { useReportDirty } from '#web/ui/forms/use-ask-before-unload.ts';
import type { Place } from '#web/ui/place.ts';

/** Latitude first, unlike the doctor's GeoJSON Point. */
const toLocation = ({ latitude, longitude }: Place) => ({
  coordinates: [latitude, longitude] as [number, number],
});

const empty = {
  hospitalName: '',
  phone: '',
  email: '',
  password: '',
  RegId: '',
  addressLine: '',
  city: '',
  state: '',
  pincode: '',
  consent: '',
};

const getFailureSentence = (error: unknown) => getRefusalMessage(error) ?? m.session_hospital_failed();

export function HospitalRegistration({ onRegistered, onDirty }: RegistrationProps) {
  const call = useCall();
  // The hospital may be somewhere other than where the visitor is now.
  const [place, setPlace] = useState<Place | null>(null);
  const location = { city: '' };
  const [begun] = useState(() => withDraft('hospital', { ...empty, ...location }));
  const form = useForm<z.input<typeof hospitalRegistration>, unknown, z.output<typeof hospitalRegistration>>({
    resolver: zodResolver(hospitalRegistration),
    defaultValues: begun.values,
    shouldFocusError: false,
  });
  const { register, handleSubmit, formState, setError, control, getValues, setValue } = form;
  const filled = useRef(location.city);
  const [done, setDone] = useState(false);
  const { errors, isSubmitting, isDirty } = formState;
  const draft = useSignUpDraft('hospital', form, begun.stored, { ...empty, ...location });
  useReportDirty((isDirty || draft.stored) && !done, onDirty);

  /** A valid form whose phone number belongs to a doctor, who has a second step at login. */
  const [checked, setChecked] = useState<z.output<typeof hospitalRegistration> | null>(null);
  const signUp = async (body: z.output<typeof signUpHospitalEndpoint.body>) => {
    await call('POST /hospitals/signup', { body });
    clearDraft();
    setDone(true);
    onRegistered(null, body.phone);
  };
  const sending = useCommand(
    async (body: z.output<typeof hospitalRegistration>) => {
      try {
        await signUp(body);
      } catch (error) {
        if (refusalCode(error) !== secondStepNeeded) throw error;
        setChecked(body);
      }
    },
    { form: { setError, failed: m.session_register_failed }, explain: getFailureSentence },
  );
  const submit = handleSubmit((body) => sending.run(body));
  const fillIn = ({ city, state }: { readonly city: string; readonly state: string }) => {
    const again = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    if ([filled.current, ''].includes(getValues('city'))) setValue('city', city, again);
    filled.current = city;
    setValue('state', state, again);
  };
  const input = (name: keyof typeof empty) => ({ ...register(name), error: getFieldMessage(errors[name]) });

  if (checked)
    return (
      <SecondStep
        done={done}
        onCode={(code) => signUp({ ...checked, code })}
        onBack={() => setChecked(null)}
      />
    );
  return (
    <RegistrationForm
      label={m.session_hospital_title()}
      submit={m.session_register()}
      busy={isSubmitting || done}
      problem={sending.problem}
      attempt={formState.submitCount}
      errors={errors}
      onSubmit={submit}
      onAfresh={draft.stored ? draft.afresh : undefined}
    >
      <FormSection title={m.session_section_hospital()}>
        <Field label={m.session_hospital_name()} autoComplete="organization" {...input('hospitalName')} />
        <Field
          label={m.session_reg_id()}
          hint={m.session_reg_id_hint()}
          autoComplete="off"
          {...input('RegId')}
        />
      </FormSection>
      <FormSection title={m.session_section_contact()}>
        <PhoneField label={m.common_phone_number()} autoComplete="tel-national" {...input('phone')} />
        <EmailField label={m.common_e_mail()} {...input('email')} />
        <ChosenPasswordField {...input('password')} />
      </FormSection>
      <FormSection title={m.common_address()}>
        <PincodeField label={m.session_pincode()} onPlace={fillIn} {...input('pincode')} />
        <Field label={m.session_address_line()} autoComplete="address-line1" {...input('addressLine')} />
        <Field label={m.common_city()} autoComplete="address-level2" {...input('city')} />
        <Field label={m.common_state()} autoComplete="address-level1" {...input('state')} />
        <Controller
          control={control}
          name="location"
          render={({ field, fieldState }) => (
            <LocationField
              label={m.session_location()}
              hint={m.session_location_hospital_hint()}
              place={place}
              inputRef={field.ref}
              error={getFieldMessage(fieldState.error)}
              onChange={(chosen) => {
                setPlace(chosen);
                field.onChange(chosen ? toLocation(chosen) : '');
              }}
            />
          )}
        />
      </FormSection>
      <ConsentField {...input('consent')} />
    </RegistrationForm>
  );
}
