import { type ComponentProps, useEffect } from 'react';
import { m } from '#messages/messages.js';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { choosePreferredRole, storeDefaultRole, usePreferredRole } from './preferred-role.ts';

interface AccountFieldsProps extends Omit<ComponentProps<typeof PhoneField>, 'label'> {
  readonly legend: string;
}

export function AccountFields({ legend, ...phone }: AccountFieldsProps) {
  const role = usePreferredRole();
  useEffect(() => void storeDefaultRole(), []);
  return (
    <>
      <Segmented
        legend={legend}
        options={[
          { value: 'patient', label: m.common_patient() },
          { value: 'doctor', label: m.session_doctor() },
          { value: 'hospital', label: m.session_hospital() },
        ]}
        value={role}
        onChange={choosePreferredRole}
      />
      <PhoneField label={m.common_phone_number()} autoComplete="username" {...phone} />
    </>
  );
}
