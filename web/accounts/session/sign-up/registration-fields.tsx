import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { Field } from '#web/ui/fields/field.tsx';
import { EmailField } from '#web/ui/fields/person/email-field.tsx';
import { GenderField } from '#web/ui/fields/person/gender-field.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import { PhotoField } from '#web/ui/fields/person/photo-field.tsx';
import type { Registered } from '#web/ui/fields/registered-field.ts';
import { FormSection } from './registration-form.tsx';

// Register fields in the order in which they are shown: the first with an error gets the focus.
interface PersonSectionProps {
  readonly name: Registered;
  readonly birthDate?: ReactNode;
  readonly gender: Registered;
  readonly photo: File | null;
  readonly photoProblem: string | undefined;
  readonly onPhoto: (photo: File | null) => void;
}

export function PersonSection(props: PersonSectionProps) {
  const { name, birthDate, gender, photo, photoProblem, onPhoto } = props;
  return (
    <FormSection title={m.session_section_you()}>
      <Field label={m.common_full_name()} autoComplete="name" {...name} />
      {birthDate}
      <GenderField label={m.gender_label()} empty {...gender} />
      <PhotoField label={m.session_photo()} photo={photo} error={photoProblem} onChange={onPhoto} />
    </FormSection>
  );
}

interface LoginSectionProps {
  /** Shown below a registered phone number: the link to the login. */
  readonly offer?: ReactNode;
  readonly phone: Registered;
  readonly password: Registered;
  readonly email: Registered;
}

export function LoginSection({ phone, offer, password, email }: LoginSectionProps) {
  return (
    <FormSection title={m.session_section_login()}>
      <PhoneField
        label={m.common_phone_number()}
        hint={m.session_phone_hint()}
        autoComplete="tel-national"
        {...phone}
      />
      {offer}
      <ChosenPasswordField {...password} />
      <EmailField label={m.common_e_mail()} {...email} />
    </FormSection>
  );
}

export function ChosenPasswordField(registered: Registered) {
  return (
    <PasswordField
      label={m.common_password()}
      hint={m.passwords_new_hint()}
      autoComplete="new-password"
      {...registered}
    />
  );
}
