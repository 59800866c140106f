import type { ComponentProps, ReactNode } from 'react';
import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { m } from '#messages/messages.js';
import { PincodeField } from '#web/platform/location/pincode-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { DatePartsField } from '#web/ui/fields/person/date-parts-field.tsx';
import { EmailField } from '#web/ui/fields/person/email-field.tsx';
import { GenderField } from '#web/ui/fields/person/gender-field.tsx';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import { FieldCard } from '#web/ui/forms/field-card.tsx';
import type { CheckedSettings, SettingsForm } from './settings-values.ts';

interface SettingsFieldsProps {
  readonly register: UseFormRegister<SettingsForm>;
  readonly control: Control<SettingsForm, unknown, CheckedSettings>;
  readonly errors: FieldErrors<SettingsForm>;
  readonly phoneDiffers: boolean;
  readonly emailDiffers: boolean;
  /** A stored email cannot be emptied. */
  readonly emailNeeded: boolean;
  /** Asked for where the phone or email changes. */
  readonly confirmation: ReactNode;
  /** Receives the city and state of a pincode. */
  readonly onPlace: ComponentProps<typeof PincodeField>['onPlace'];
  readonly photo: ReactNode;
}

export function SettingsFields(props: SettingsFieldsProps) {
  const { register, control, errors, phoneDiffers, emailDiffers, emailNeeded, confirmation, onPlace, photo } =
    props;
  const basic = (name: 'name' | 'phone' | 'email' | 'gender') => ({
    ...register(name),
    error: getFieldMessage(errors[name]),
  });
  const address = (name: keyof NonNullable<SettingsForm['address']>) => ({
    'aria-required': false,
    ...register(`address.${name}`),
    error: getFieldMessage(errors.address?.[name]),
  });
  const contact = (name: keyof NonNullable<SettingsForm['emergencyContact']>) => ({
    'aria-required': false,
    autoComplete: 'off',
    ...register(`emergencyContact.${name}`),
    error: getFieldMessage(errors.emergencyContact?.[name]),
  });
  return (
    <>
      <FieldCard title={m.settings_basic()}>
        {photo}
        <Field label={m.common_full_name()} autoComplete="name" {...basic('name')} />
        <PhoneField
          label={m.common_phone_number()}
          hint={phoneDiffers ? m.settings_phone_differs() : m.settings_phone_hint()}
          autoComplete="tel-national"
          {...basic('phone')}
        />
        <EmailField
          label={m.common_e_mail()}
          hint={emailDiffers ? m.settings_email_differs() : undefined}
          aria-required={emailNeeded}
          {...basic('email')}
        />
        {confirmation}
        <GenderField label={m.gender_label()} {...basic('gender')} />
        <Controller
          control={control}
          name="dateOfBirth"
          render={({ field, fieldState }) => (
            <DatePartsField
              label={m.common_date_of_birth()}
              error={getFieldMessage(fieldState.error)}
              yearAlone
              value={field.value}
              name={field.name}
              inputRef={field.ref}
              onBlur={field.onBlur}
              onChange={field.onChange}
            />
          )}
        />
      </FieldCard>
      <FieldCard id="address" title={m.common_address()} note={m.settings_address_note()}>
        <PincodeField label={m.common_postal_code()} onPlace={onPlace} {...address('postalCode')} />
        <div data-wide>
          <Field label={m.common_house_and_street()} autoComplete="address-line1" {...address('street')} />
        </div>
        <Field label={m.common_city()} autoComplete="address-level2" {...address('city')} />
        <Field label={m.common_state()} autoComplete="address-level1" {...address('state')} />
      </FieldCard>
      <FieldCard id="emergencyContact" title={m.settings_emergency()} note={m.settings_emergency_note()}>
        <Field label={m.common_name_of_the_contact()} {...contact('name')} />
        <PhoneField label={m.common_phone_number_of_the_contact()} {...contact('phone')} />
        <Field
          label={m.common_relation_to_you()}
          hint={m.session_emergency_relation_hint()}
          {...contact('relation')}
        />
      </FieldCard>
    </>
  );
}
