import { Fragment, useId } from 'react';
import type { Medicine } from '#contract/clinical/prescriptions.ts';
import type { KnownMedicine } from '#domain/clinical/medicines.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FieldError } from '#web/ui/fields/field-frame.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AutocompleteField } from '../aids/autocomplete-field.tsx';
import { createSuggestions, type MedicinePart } from '../aids/suggestions.ts';
import { formatMedicineDetails, formatMedicineTitle } from '../paper/medicine-labels.ts';
import styles from './medicine-row.module.css';

interface MedicineRowProps {
  readonly medicine: Medicine;
  readonly index: number;
  readonly known: readonly KnownMedicine[];
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly pinned: boolean;
  readonly onPin: () => void;
  readonly onEdit: (part: keyof Medicine, value: string) => void;
  readonly onRemove: () => void;
  readonly errorOf: (part: keyof Medicine) => string | undefined;
  /** The telemedicine rule that applies, as a sentence; null if the medicine is allowed. */
  readonly rule: string | null;
  readonly asksReason: boolean;
  readonly isRefused: boolean;
  /** The other medicines whose reason is missing; they can share this one. */
  readonly others: readonly string[];
  readonly onSameReason: () => void;
}

const labels: Readonly<Record<MedicinePart, () => string>> = {
  name: () => m.prescriptions_medicine(),
  form: () => m.prescriptions_form(),
  strength: () => m.prescriptions_strength(),
  dose: () => m.prescriptions_dose(),
  frequency: () => m.prescriptions_frequency(),
  duration: () => m.prescriptions_duration(),
  instructions: () => m.prescriptions_instructions(),
};
const medicineFields = ['name', 'form', 'strength', 'dose', 'frequency', 'duration', 'instructions'] as const;

export function MedicineRow(props: MedicineRowProps) {
  const { medicine, index, known, open, onOpen, pinned, onPin, onEdit, onRemove, errorOf } = props;
  const { rule, asksReason, isRefused, others, onSameReason } = props;
  const number = index + 1;
  const name = medicine.name.trim() || m.prescriptions_medicine_number({ number });
  const suggestions = createSuggestions(known, medicine);
  const id = useId();
  return (
    <fieldset className={styles.row} data-medicine={index}>
      <legend className="visually-hidden">{m.prescriptions_medicine_number({ number })}</legend>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <p className={styles.said}>
          <strong>
            <UserText>{formatMedicineTitle(medicine) || '–'}</UserText>
          </strong>{' '}
          {formatMedicineDetails(medicine)
            .split(' · ')
            .map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order
              <Fragment key={at}>
                {at > 0 && ' · '}
                <span className={styles.part}>
                  <UserText>{part}</UserText>
                </span>
              </Fragment>
            ))}
        </p>
        <span className={styles.buttons}>
          <IconButton
            label={m.prescribe_edit({ name })}
            aria-expanded={open}
            data-edit
            onClick={() => onOpen(!open)}
          >
            <Icon name="edit" />
          </IconButton>
          <IconButton label={m.prescribe_pin({ name })} aria-pressed={pinned} onClick={onPin}>
            <Icon name="star" />
          </IconButton>
          <IconButton label={m.prescriptions_remove({ name })} onClick={onRemove}>
            <Icon name="trash" />
          </IconButton>
        </span>
      </div>
      {open && (
        <div className={styles.fields}>
          {medicineFields.map((part) => (
            <AutocompleteField
              key={part}
              label={labels[part]()}
              value={medicine[part]}
              onChange={(value) => onEdit(part, value)}
              error={errorOf(part)}
              required={part === 'name'}
              suggest={suggestions[part]}
              className={styles[part]}
            />
          ))}
        </div>
      )}
      {asksReason && (
        <Field
          label={m.prescribing_reason()}
          hint={rule ?? ''}
          error={errorOf('reason')}
          maxLength={200}
          value={medicine.reason ?? ''}
          onChange={({ target }) => onEdit('reason', target.value)}
        />
      )}
      {asksReason && medicine.reason?.trim() && others.length > 0 && (
        <Button look="plain" onClick={onSameReason}>
          {m.prescribe_same_reason({ medicines: others.join(', ') })}
        </Button>
      )}
      {isRefused && rule && (
        <div className={styles.refused} data-refusal tabIndex={-1}>
          <FieldError id={id} error={rule} />
        </div>
      )}
    </fieldset>
  );
}
