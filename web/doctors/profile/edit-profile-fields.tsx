import type { ReactNode } from 'react';
import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import type { z } from 'zod';
import type { doctorProfileForm } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import { StoredLocationField } from '#web/platform/location/stored-location-field.tsx';
import { ChipsField } from '#web/ui/fields/chips-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { EmailField } from '#web/ui/fields/person/email-field.tsx';
import { GenderField } from '#web/ui/fields/person/gender-field.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { FieldCard } from '#web/ui/forms/field-card.tsx';
import type { Place } from '#web/ui/place.ts';
import {
  ExperienceField,
  FeeField,
  HoursFields,
  PracticeAddressField,
  SpecializationField,
} from '../practice-fields.tsx';
import { CouncilField } from './council-field.tsx';

import { EditWorkingDays } from './edit-working-days.tsx';
import { languageSuggestions, qualificationSuggestions, toDays, toTexts } from './profile-values.ts';

type Form = z.input<typeof doctorProfileForm>;

/** The parts of the profile that have a form, each saved on its own. */
export type ProfileFormSection = 'you' | 'registration' | 'practice' | 'about';

interface EditFieldsProps {
  readonly section: ProfileFormSection;
  readonly register: UseFormRegister<Form>;
  readonly control: Control<Form, unknown, z.output<typeof doctorProfileForm>>;
  readonly errors: FieldErrors<Form>;
  /** The phone or email changes, which needs the current password. */
  readonly asksPresent: boolean;
  /** Incremented when the form is reset. */
  readonly round: number;
  /** The stored [longitude, latitude]. */
  readonly location: readonly [number, number];
  /** The newly chosen place; null while it is typed, undefined if it was not touched. */
  readonly place: Place | null | undefined;
  readonly onPlace: (place: Place | null) => void;
  readonly photo: ReactNode;
}

export function EditFields(props: EditFieldsProps) {
  const { section, register, control, errors, asksPresent, round, location, place, onPlace, photo } = props;
  const input = (name: keyof Form) => ({ ...register(name), error: getFieldMessage(errors[name]) });
  if (section === 'you') {
    return (
      <FieldCard title={m.profile_you()}>
        {photo}
        <Field label={m.common_full_name()} autoComplete="name" {...input('name')} />
        <GenderField label={m.gender_label()} {...input('gender')} />
        <PhoneField
          label={m.common_phone_number()}
          hint={m.session_phone_hint()}
          autoComplete="tel-national"
          {...input('phone')}
        />
        <EmailField label={m.common_e_mail()} {...input('email')} />
        {asksPresent && (
          <div className="padded rounded accent-tint" data-wide>
            <PasswordField
              label={m.common_present_password()}
              hint={m.profile_current_hint()}
              autoComplete="current-password"
              {...input('currentPassword')}
            />
          </div>
        )}
      </FieldCard>
    );
  }
  if (section === 'registration') {
    return (
      <FieldCard title={m.profile_registration()}>
        <SpecializationField {...input('specialization')} />
        <ExperienceField {...input('experience')} />
        <Field label={m.session_medical_reg()} autoComplete="off" {...input('medicalReg')} />
        <CouncilField {...input('council')} />
        <Field
          label={m.papers_registration_year()}
          optional
          autoComplete="off"
          inputMode="numeric"
          {...input('registrationYear')}
        />
      </FieldCard>
    );
  }
  if (section === 'practice') {
    return (
      <>
        <FieldCard title={m.profile_visits()} note={m.profile_visits_note()}>
          <div data-wide>
            <FeeField {...input('basicFee')} />
          </div>
          <HoursFields from={input('workingHoursFrom')} to={input('workingHoursTo')} />
          <Controller
            control={control}
            name="workingDays"
            render={({ field }) => (
              <EditWorkingDays
                days={toDays(field.value)}
                onChange={field.onChange}
                inputRef={field.ref}
                error={getFieldMessage(errors.workingDays)}
              />
            )}
          />
        </FieldCard>
        <FieldCard title={m.profile_location()}>
          <Field label={m.session_hospital_name()} autoComplete="organization" {...input('hospital')} />
          <PhoneField
            label={m.papers_clinic_phone()}
            hint={m.papers_clinic_phone_hint()}
            optional
            autoComplete="off"
            {...input('clinicPhone')}
          />
          <div data-wide>
            <PracticeAddressField {...input('practiceAddress')} />
          </div>
          <Controller
            control={control}
            name="location"
            render={({ field }) => (
              <StoredLocationField
                key={round}
                stored={location}
                chosen={place}
                inputRef={field.ref}
                error={getFieldMessage(errors.location)}
                onChange={(chosen) => {
                  onPlace(chosen);
                  // GeoJSON: longitude first. Without a place there is no point, which the schema refuses with
                  // a message.
                  field.onChange(
                    chosen ? { type: 'Point', coordinates: [chosen.longitude, chosen.latitude] } : '',
                  );
                }}
              />
            )}
          />
        </FieldCard>
      </>
    );
  }
  return (
    <>
      <FieldCard title={m.common_overview()}>
        <div data-wide>
          <TextAreaField
            label={m.profile_overview_label()}
            hint={m.profile_overview_hint()}
            optional
            style={{ minHeight: 144 }} // it grows with its text
            {...input('overview')}
          />
        </div>
      </FieldCard>
      <FieldCard title={m.profile_skills()}>
        {(['languages', 'qualifications'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <ChipsField
                label={name === 'languages' ? m.doctors_languages() : m.doctors_qualifications()}
                hint={m.profile_chips_hint()}
                suggestions={name === 'languages' ? languageSuggestions : qualificationSuggestions}
                texts={toTexts(field.value)}
                onChange={field.onChange}
                inputRef={field.ref}
                error={getFieldMessage(errors[name])}
              />
            )}
          />
        ))}
      </FieldCard>
    </>
  );
}
