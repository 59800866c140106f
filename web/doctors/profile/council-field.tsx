import type { ComponentProps } from 'react';
import { councilKeys, councils } from '#domain/doctors/councils.ts';
import { m } from '#messages/messages.js';
import { SelectField } from '#web/ui/fields/select-field.tsx';

type CouncilFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>;

/** The register of the registration number; optional. */
export function CouncilField(props: CouncilFieldProps) {
  return (
    <SelectField label={m.papers_council()} aria-required={false} {...props}>
      <option value="">{m.papers_council_none()}</option>
      {councilKeys.map((key) => (
        <option key={key} value={key}>
          {councils[key]}
        </option>
      ))}
    </SelectField>
  );
}
