import { type Control, useController, useWatch } from 'react-hook-form';
import type { Medicine } from '#contract/prescriptions.ts';
import type { KnownMedicine } from '#domain/medicines.ts';
import { m } from '#messages/messages.js';
import { fieldMessage } from '../ui/forms/field-message.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { CompletingField, type Suggest } from './completing-field.tsx';
import styles from './medicine-row.module.css';
import type { PrescriptionFields } from './prescription-draft.ts';
import { suggestionsFor } from './suggestions.ts';

interface MedicineRowProps {
  readonly control: Control<PrescriptionFields>;
  readonly index: number;
  readonly known: readonly KnownMedicine[];
  readonly onRemove: (medicine: Medicine) => void;
}

const parts = ['name', 'form', 'strength', 'dose', 'frequency', 'duration', 'instructions'] as const;
const labels: Readonly<Record<(typeof parts)[number], () => string>> = {
  name: () => m.prescriptions_medicine(),
  form: () => m.prescriptions_form(),
  strength: () => m.prescriptions_strength(),
  dose: () => m.prescriptions_dose(),
  frequency: () => m.prescriptions_frequency(),
  duration: () => m.prescriptions_duration(),
  instructions: () => m.prescriptions_instructions(),
};

/** One medicine: a row of a table, on a phone a card. */
export function MedicineRow({ control, index, known, onRemove }: MedicineRowProps) {
  const row = useWatch({ control, name: `medicines.${index}` });
  const suggestions = suggestionsFor(known, row);
  const number = index + 1;
  return (
    <fieldset className={styles.row} data-medicine={index}>
      <legend className="visually-hidden">{m.prescriptions_medicine_number({ number })}</legend>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {parts.map((part) => (
        <Part key={part} control={control} index={index} part={part} suggest={suggestions[part]} />
      ))}
      <IconButton
        className={styles.remove ?? ''}
        label={m.prescriptions_remove({
          name: row.name.trim() || m.prescriptions_medicine_number({ number }),
        })}
        onClick={() => onRemove(row)}
      >
        <Icon name="trash" />
      </IconButton>
    </fieldset>
  );
}

interface PartProps {
  readonly control: Control<PrescriptionFields>;
  readonly index: number;
  readonly part: (typeof parts)[number];
  readonly suggest: Suggest;
}

function Part({ control, index, part, suggest }: PartProps) {
  const { field, fieldState } = useController({ control, name: `medicines.${index}.${part}` });
  return (
    <CompletingField
      label={labels[part]()}
      value={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
      error={fieldMessage(fieldState.error)}
      required={part === 'name'}
      suggest={suggest}
      className={styles[part]}
    />
  );
}
