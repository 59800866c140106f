import '../ui/forms/no-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { doctorRegistration } from '#contract/doctors.ts';
import { registrableSpecializations } from '#domain/specializations.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { photoSentenceOf, sentenceOf, useSending } from '../api/use-sending.ts';
import { LocationField } from '../places/location-field.tsx';
import { type Place, placeStore } from '../places/place.ts';
import {
  FormSection,
  RegistrationForm,
  type RegistrationProps,
} from '../session/sign-up/registration-form.tsx';
import { Field } from '../ui/forms/field.tsx';
import { fieldMessage } from '../ui/forms/field-message.ts';
import { PasswordField } from '../ui/forms/field-password.tsx';
import { SelectField } from '../ui/forms/field-select.tsx';
import { PhoneField } from '../ui/forms/phone-field.tsx';
import { PhotoField } from '../ui/forms/photo-field.tsx';
import { useDirty } from '../ui/forms/unsaved.ts';

/**
 * GeoJSON: longitude first (C-04). Without a place there is no point, which the schema refuses with a
 * message.
 */
const pointOf = (place: Place | null) =>
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
  basicFee: '',
  workingHoursFrom: '09:00',
  workingHoursTo: '17:00',
};

/** The server's sentence, unless it is shown at the photo. */
const causeOf = (error: unknown) =>
  (!photoSentenceOf(error) && sentenceOf(error)) || m.session_doctor_failed();

/** The doctor's form (C-04, C-06). */
export function DoctorRegistration({ onRegistered, onDirty }: RegistrationProps) {
  const call = useCall();
  const [place, setPlace] = useState(placeStore.current);
  const { register, handleSubmit, formState, setError, control } = useForm({
    resolver: zodResolver(doctorRegistration),
    defaultValues: { ...empty, location: pointOf(place) },
  });
  const [photo, setPhoto] = useState<File | null>(null);
  const [done, setDone] = useState(false);
  const { errors, isSubmitting, isDirty } = formState;
  const { problem, photoProblem, forgetPhotoProblem, send } = useSending(setError, causeOf);
  useDirty((isDirty || photo !== null) && !done, onDirty);

  const submit = handleSubmit((body) =>
    send(async () => {
      const { token } = await call('POST /doctors/signup', { body, photo });
      setDone(true);
      onRegistered(token);
    }),
  );
  const input = (name: keyof typeof empty) => ({ ...register(name), error: fieldMessage(errors[name]) });

  return (
    <RegistrationForm
      label={m.session_doctor_title()}
      submit={m.session_register()}
      busy={isSubmitting || done}
      problem={problem}
      onSubmit={submit}
    >
      <FormSection title={m.session_section_you()}>
        <Field label={m.session_name()} autoComplete="name" {...input('name')} />
        <SelectField label={m.session_gender()} autoComplete="sex" {...input('gender')}>
          <option value="">{m.session_choose()}</option>
          <option value="Male">{m.session_male()}</option>
          <option value="Female">{m.session_female()}</option>
          <option value="Other">{m.session_other()}</option>
        </SelectField>
        <PhotoField
          label={m.session_photo()}
          photo={photo}
          error={photoProblem}
          onChange={(chosen) => {
            forgetPhotoProblem();
            setPhoto(chosen);
          }}
        />
      </FormSection>
      <FormSection title={m.session_section_login()}>
        <PhoneField
          label={m.session_phone()}
          hint={m.session_phone_hint()}
          autoComplete="tel-national"
          {...input('phone')}
        />
        <PasswordField
          label={m.session_password()}
          hint={m.session_password_hint()}
          autoComplete="new-password"
          {...input('password')}
        />
        <Field
          label={m.session_email()}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...input('email')}
        />
      </FormSection>
      <FormSection title={m.session_section_practice()}>
        <SelectField label={m.session_specialization()} autoComplete="off" {...input('specialization')}>
          <option value="">{m.session_choose()}</option>
          {registrableSpecializations.map((specialization) => (
            <option key={specialization} value={specialization}>
              {specialization === 'Other' ? m.session_other() : specialization}
            </option>
          ))}
        </SelectField>
        <Field
          label={m.session_experience()}
          type="number"
          inputMode="numeric"
          min={0}
          max={60}
          autoComplete="off"
          {...input('experience')}
        />
        <Field label={m.session_medical_reg()} autoComplete="off" {...input('medicalReg')} />
        <Field
          label={m.session_basic_fee()}
          type="number"
          inputMode="decimal"
          prefix="₹"
          min={0}
          step={0.01}
          autoComplete="off"
          {...input('basicFee')}
        />
      </FormSection>
      <FormSection title={m.session_section_visits()}>
        <div data-wide>
          <Field label={m.session_hospital_name()} autoComplete="organization" {...input('Hospital')} />
        </div>
        <Field
          label={m.session_hours_from()}
          type="time"
          step={300}
          autoComplete="off"
          {...input('workingHoursFrom')}
        />
        <Field
          label={m.session_hours_to()}
          type="time"
          step={300}
          autoComplete="off"
          {...input('workingHoursTo')}
        />
        <Controller
          control={control}
          name="location"
          render={({ field, fieldState }) => (
            <LocationField
              label={m.session_location()}
              hint={m.session_location_doctor_hint()}
              place={place}
              inputRef={field.ref}
              error={fieldMessage(fieldState.error)}
              onChange={(chosen) => {
                setPlace(chosen);
                field.onChange(pointOf(chosen));
              }}
            />
          )}
        />
      </FormSection>
    </RegistrationForm>
  );
}
