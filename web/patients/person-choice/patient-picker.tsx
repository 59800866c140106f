import { useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { paths } from '#web/ui/paths.ts';
import styles from './patient-picker.module.css';
import { type FamilyMember, minPeopleForMenu } from './use-people.ts';

interface PatientPickerProps {
  readonly people: readonly FamilyMember[];
  /** Null: the patient's own visit. */
  readonly value: string | null;
  readonly onChange: (patientId: string | null) => void;
}

/**
 * "Who is this visit for?", asked only where the patient may book for someone else; otherwise there is only
 * the link to add a person.
 */
export function PatientPicker({ people, value, onChange }: PatientPickerProps) {
  const name = useId();
  const bookable = people.filter(({ mayBook }) => mayBook);
  if (bookable.length < 2) {
    return (
      <p className={styles.else}>
        <Link to={paths.patientPeople}>{m.for_whom_else()}</Link>
      </p>
    );
  }
  if (bookable.length > minPeopleForMenu) {
    return (
      <SelectField
        label={m.for_whom_question()}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        {bookable.map(({ patientId, name: called, relation }) => (
          <option key={patientId} value={relation === 'self' ? '' : patientId}>
            {relation === 'self' ? m.for_whom_me() : called}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <fieldset className={`shrinks unpadded no-margin ${styles.group}`}>
      <legend>{m.for_whom_question()}</legend>
      <div className="row-1">
        {bookable.map(({ patientId, name: called, relation }) => {
          const own = relation === 'self';
          return (
            <label key={patientId} className={styles.person}>
              <input
                type="radio"
                name={name}
                checked={own ? value === null : value === patientId}
                onChange={() => onChange(own ? null : patientId)}
              />
              <span>{own ? m.for_whom_me() : <UserText>{called}</UserText>}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
