import { type ComponentProps, type ReactNode, useRef } from 'react';
import { type Control, Controller, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { patientRegistration } from '#contract/patients/patients.ts';
import { m } from '#messages/messages.js';
import { LoginSection, PersonSection } from '#web/accounts/session/sign-up/registration-fields.tsx';
import { FormSection } from '#web/accounts/session/sign-up/registration-form.tsx';
import { PincodeField } from '#web/platform/location/pincode-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { ConsentField } from '#web/ui/fields/person/consent-field.tsx';
import { DatePartsField } from '#web/ui/fields/person/date-parts-field.tsx';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import type { Registered } from '#web/ui/fields/registered-field.ts';

export type PatientForm = z.input<typeof patientRegistration>;
type Sent = z.output<typeof patientRegistration>;

export const personFields = ['name', 'dateOfBirth', 'gender', 'phone', 'password', 'email'] as const;

type Input = (name: keyof PatientForm) => Registered;

interface PersonStepProps {
  readonly control: Control<PatientForm, unknown, Sent>;
  readonly input: Input;
  /** Validates a field again once its error may be fixed. */
  readonly onMend: (name: keyof PatientForm) => void;
  readonly offer: ReactNode;
  readonly photo: Pick<ComponentProps<typeof PersonSection>, 'photo' | 'photoProblem' | 'onPhoto'>;
}

export function PersonStep({ control, input, onMend, offer, photo }: PersonStepProps) {
  return (
    <>
      <PersonSection
        name={input('name')}
        birthDate={
          <Controller
            control={control}
            name="dateOfBirth"
            render={({ field, fieldState }) => (
              <DatePartsField
                label={m.common_date_of_birth()}
                error={getFieldMessage(fieldState.error)}
                value={field.value}
                name={field.name}
                inputRef={field.ref}
                onBlur={field.onBlur}
                onChange={(day) => {
                  field.onChange(day);
                  onMend('dateOfBirth');
                }}
              />
            )}
          />
        }
        gender={input('gender')}
        {...photo}
      />
      <LoginSection
        phone={input('phone')}
        offer={offer}
        password={input('password')}
        email={input('email')}
      />
    </>
  );
}

interface AddressStepProps {
  readonly form: UseFormReturn<PatientForm, unknown, Sent>;
  readonly input: Input;
}

export function AddressStep({ form, input }: AddressStepProps) {
  const { getValues, setValue, formState } = form;
  // A city that the user typed over it stays.
  const filled = useRef<string>(formState.defaultValues?.city ?? '');
  const fillIn = ({ city, state }: { readonly city: string; readonly state: string }) => {
    const again = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    if ([filled.current, ''].includes(getValues('city'))) setValue('city', city, again);
    filled.current = city;
    setValue('state', state, again);
  };
  return (
    <>
      <FormSection title={m.common_address()}>
        <PincodeField label={m.common_postal_code()} onPlace={fillIn} {...input('postalCode')} />
        <Field label={m.common_house_and_street()} autoComplete="address-line1" {...input('street')} />
        <Field label={m.common_city()} autoComplete="address-level2" {...input('city')} />
        <Field label={m.common_state()} autoComplete="address-level1" {...input('state')} />
      </FormSection>
      <FormSection title={m.session_section_emergency()}>
        <Field label={m.common_name_of_the_contact()} autoComplete="off" {...input('emergencyName')} />
        <Field
          label={m.common_relation_to_you()}
          hint={m.session_emergency_relation_hint()}
          autoComplete="off"
          {...input('emergencyRelation')}
        />
        <PhoneField
          label={m.common_phone_number_of_the_contact()}
          autoComplete="off"
          {...input('emergencyPhone')}
        />
      </FormSection>
      <FormSection title={m.signup_consent_title()}>
        <ConsentField
          items={[m.signup_consent_who(), m.signup_consent_health(), m.signup_consent_messages()]}
          {...input('consent')}
        />
      </FormSection>
    </>
  );
}
