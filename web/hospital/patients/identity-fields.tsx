import type { RefObject } from 'react';
import { toAsciiDigits } from '#domain/platform/normalize-text.ts';
import { m } from '#messages/messages.js';
import { Checkbox } from '#web/ui/fields/checkmark.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { DatePartsField } from '#web/ui/fields/person/date-parts-field.tsx';
import { GenderField } from '#web/ui/fields/person/gender-field.tsx';
import { PhoneField, plainPhone } from '#web/ui/fields/person/phone-field.tsx';

export interface TypedIdentity {
  readonly name: string;
  readonly gender: string;
  readonly age: string;
  /** The age of a small child is in months. */
  readonly inMonths: boolean;
  readonly dateOfBirth: string;
  readonly knowsBirth: boolean;
  readonly phone: string;
  /** The phone number is the guardian's. */
  readonly isGuardians: boolean;
}

export const emptyIdentity: TypedIdentity = {
  name: '',
  gender: '',
  age: '',
  inMonths: false,
  dateOfBirth: '',
  knowsBirth: false,
  phone: '',
  isGuardians: false,
};

/** True for a phone number or its beginning, which a family may share. */
export const isPhoneStart = (text: string) => /^\d{4,10}$/.test(plainPhone(text));

/** The fields as sent: a single form of the age, and the owner of the phone number. */
export const toSentIdentity = ({
  name,
  gender,
  age,
  inMonths,
  dateOfBirth,
  knowsBirth,
  phone,
  isGuardians,
}: TypedIdentity) => ({
  name,
  gender,
  ...(knowsBirth ? { dateOfBirth } : inMonths ? { ageMonths: age } : { age }),
  phone: phone === '' || isGuardians ? null : phone,
  guardianPhone: phone !== '' && isGuardians ? phone : null,
});

interface IdentityFieldsProps {
  readonly phoneBox?: RefObject<HTMLInputElement | null>;
  readonly nameBox?: RefObject<HTMLInputElement | null>;
  readonly value: TypedIdentity;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (change: Partial<TypedIdentity>) => void;
}

/** Phone number, name, sex, and age or birth: everything a front desk asks on the phone. */
export function IdentityFields({ phoneBox, nameBox, value, errors, onChange }: IdentityFieldsProps) {
  const field = (name: 'phone' | 'name' | 'gender' | 'age') => ({
    value: value[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: target.value }),
  });
  const checkbox = (name: 'isGuardians' | 'inMonths' | 'knowsBirth') => ({
    on: value[name],
    onChange: (on: boolean) => onChange({ [name]: on }),
  });
  return (
    <>
      <PhoneField
        {...(phoneBox && { ref: phoneBox })}
        label={m.common_phone_number()}
        optional
        {...field('phone')}
        error={errors.phone ?? errors.guardianPhone}
      />
      <Checkbox label={m.hospital_people_of_guardian()} {...checkbox('isGuardians')} />
      <Field {...(nameBox && { ref: nameBox })} label={m.common_full_name()} {...field('name')} />
      <GenderField label={m.gender_label()} empty {...field('gender')} />
      {value.knowsBirth ? (
        <DatePartsField
          label={m.common_date_of_birth()}
          others
          value={value.dateOfBirth}
          error={errors.dateOfBirth ?? errors.age}
          onChange={(dateOfBirth) => onChange({ dateOfBirth })}
        />
      ) : (
        <>
          <Field
            label={value.inMonths ? m.hospital_people_age_months() : m.hospital_people_age()}
            inputMode="numeric"
            maxLength={3}
            {...field('age')}
            error={errors.ageMonths ?? errors.age}
            onChange={({ target }) => onChange({ age: toAsciiDigits(target.value).replace(/\D/g, '') })}
          />
          <Checkbox label={m.hospital_people_in_months()} {...checkbox('inMonths')} />
        </>
      )}
      <Checkbox label={m.hospital_people_birth_known()} {...checkbox('knowsBirth')} />
    </>
  );
}
