import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { doctorRegistration } from '#contract/doctors/doctors.ts';
import type { geoPoint } from '#contract/platform/fields.ts';
import { m } from '#messages/messages.js';
import { LogInInstead } from '#web/accounts/session/sign-up/log-in-instead.tsx';
import { LoginSection, PersonSection } from '#web/accounts/session/sign-up/registration-fields.tsx';
import {
  FormSection,
  RegistrationForm,
  type RegistrationProps,
} from '#web/accounts/session/sign-up/registration-form.tsx';
import { clearDraft, useSignUpDraft, withDraft } from '#web/accounts/session/sign-up/sign-up-draft.ts';
import { useCall } from '#web/api/context.tsx';
import { getPhotoMessage, getRefusalMessage, refusedField } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { LocationField } from '#web/platform/location/location-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { ConsentField } from '#web/ui/fields/person/consent-field.tsx';
import { useReportDirty } from '#web/ui/forms/use-ask-before-unload.ts';
import type { Place } from '#web/ui/place.ts';
import {
  ExperienceField,
  FeeField,
  HoursFields,
  PracticeAddressField,
  SpecializationField,
} from './practice-fields.tsx';

/** GeoJSON: longitude first. Without a place there is no point, which the schema refuses with a message. */
const toGeoPoint = (place: Place | null): z.input<typeof geoPoint> =>
  place ? { type: 'Point', coordinates: [place.longitude, place.latitude] } : '';

const empty = {
  name: '',
  email: '',
  phone: '',
  password: '',
  gender: '',
  experience: '',
  medicalReg: '',
  specialization: '',
  Hospital: '',
  practiceAddress: '',
  basicFee: '',
  workingHoursFrom: '09:00',
  workingHoursTo: '17:00',
  consent: '',
};

/** The server's sentence, unless it is shown at the photo. */
const getFailureSentence = (error: unknown) =>
  (!getPhotoMessage(error) && getRefusalMessage(error)) || m.session_doctor_failed();

export function DoctorRegistration({ onRegistered, onDirty, onHaveAccount }: RegistrationProps) {
  const call = useCall();
  // Visitors may practise somewhere other than where they are now.
  const [place, setPlace] = useState<Place | null>(null);
  const location = { location: toGeoPoint(null) };
  const [begun] = useState(() => withDraft('doctor', { ...empty, ...location }));
  const form = useForm({
    resolver: zodResolver(doctorRegistration),
    defaultValues: begun.values,
    shouldFocusError: false,
  });
  const { register, handleSubmit, formState, setError, control, getValues } = form;
  const [knownPhone, setKnownPhone] = useState<string | null>(null);
  const [photo, setPhoto] = useState<File | null>(null);
  const [done, setDone] = useState(false);
  const { errors, isSubmitting, isDirty } = formState;
  const draft = useSignUpDraft('doctor', form, begun.stored, { ...empty, ...location });
  const sending = useCommand(
    (body: z.output<typeof doctorRegistration>) => call('POST /doctors/signup', { body, photo }),
    {
      done: null,
      onDone({ token }, { phone }) {
        clearDraft();
        setDone(true);
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

  const submit = handleSubmit((body) => sending.run(body));
  const input = (name: keyof typeof empty) => ({ ...register(name), error: getFieldMessage(errors[name]) });

  return (
    <RegistrationForm
      label={m.session_doctor_title()}
      submit={m.session_register()}
      busy={isSubmitting || done}
      problem={sending.problem}
      attempt={formState.submitCount}
      errors={errors}
      onSubmit={submit}
      onAfresh={draft.stored ? draft.afresh : undefined}
    >
      <PersonSection
        name={input('name')}
        gender={input('gender')}
        photo={photo}
        photoProblem={photoProblem}
        onPhoto={(chosen) => {
          if (photoProblem) sending.forget();
          setPhoto(chosen);
        }}
      />
      <LoginSection
        phone={input('phone')}
        offer={
          errors.phone &&
          getValues('phone') === knownPhone && (
            <LogInInstead account="doctor" phone={knownPhone} onHaveAccount={onHaveAccount} />
          )
        }
        password={input('password')}
        email={input('email')}
      />
      <FormSection title={m.common_your_practice()}>
        <SpecializationField empty {...input('specialization')} />
        <ExperienceField {...input('experience')} />
        <Field label={m.session_medical_reg()} autoComplete="off" {...input('medicalReg')} />
        <FeeField {...input('basicFee')} />
      </FormSection>
      <FormSection title={m.session_section_visits()}>
        <div data-wide>
          <Field label={m.session_hospital_name()} autoComplete="organization" {...input('Hospital')} />
        </div>
        <HoursFields from={input('workingHoursFrom')} to={input('workingHoursTo')} />
        <div data-wide>
          <PracticeAddressField {...input('practiceAddress')} />
        </div>
        <Controller
          control={control}
          name="location"
          render={({ field, fieldState }) => (
            <LocationField
              label={m.session_location()}
              hint={m.session_location_doctor_hint()}
              place={place}
              inputRef={field.ref}
              error={getFieldMessage(fieldState.error)}
              onChange={(chosen) => {
                setPlace(chosen);
                field.onChange(toGeoPoint(chosen));
              }}
            />
          )}
        />
      </FormSection>
      <ConsentField {...input('consent')} />
    </RegistrationForm>
  );
}
