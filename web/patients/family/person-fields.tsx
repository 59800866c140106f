import { type Relation, relations } from '#domain/patients/guardianship.ts';
import { toAsciiDigits } from '#domain/platform/normalize-text.ts';
import { m } from '#messages/messages.js';
import { Checkbox } from '#web/ui/fields/checkmark.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { DatePartsField } from '#web/ui/fields/person/date-parts-field.tsx';
import { GenderField } from '#web/ui/fields/person/gender-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { relationLabel } from './family-labels.ts';

export interface TypedPerson {
  readonly name: string;
  readonly gender: string;
  readonly dateOfBirth: string;
  readonly birthYear: string;
  readonly yearOnly: boolean;
  readonly relation: Relation | '';
}

export const emptyPerson: TypedPerson = {
  name: '',
  gender: '',
  dateOfBirth: '',
  birthYear: '',
  yearOnly: false,
  relation: '',
};

/** The fields as sent: the date of birth, or the year alone. */
export const toSentPerson = ({ yearOnly, dateOfBirth, birthYear, ...rest }: TypedPerson) => ({
  ...rest,
  ...(yearOnly ? { birthYear } : { dateOfBirth }),
});

export interface PersonFieldsProps {
  readonly value: TypedPerson;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly offered?: readonly Relation[];
  readonly onChange: (change: Partial<TypedPerson>) => void;
}

export function PersonFields({ value, errors, offered = relations, onChange }: PersonFieldsProps) {
  return (
    <>
      <Field
        label={m.common_full_name()}
        autoComplete="off"
        value={value.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <GenderField
        label={m.gender_label()}
        autoComplete="off"
        empty
        value={value.gender}
        error={errors.gender}
        onChange={({ target }) => onChange({ gender: target.value })}
      />
      {value.yearOnly ? (
        <Field
          label={m.people_birth_year()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value.birthYear}
          error={errors.birthYear}
          onChange={({ target }) => onChange({ birthYear: toAsciiDigits(target.value).replace(/\D/g, '') })}
        />
      ) : (
        <DatePartsField
          label={m.common_date_of_birth()}
          others
          value={value.dateOfBirth}
          error={errors.dateOfBirth}
          onChange={(dateOfBirth) => onChange({ dateOfBirth })}
        />
      )}
      <Checkbox
        label={m.people_year_only()}
        on={value.yearOnly}
        onChange={(yearOnly) => onChange({ yearOnly })}
      />
      <SelectField
        label={m.people_relation()}
        value={value.relation}
        error={errors.relation}
        onChange={({ target }) => onChange({ relation: relations.find((one) => one === target.value) ?? '' })}
      >
        <option value="">{m.session_choose()}</option>
        {offered.map((relation) => (
          <option key={relation} value={relation}>
            {relationLabel(relation)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
