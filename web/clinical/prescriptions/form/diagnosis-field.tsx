import { useState } from 'react';
import type { PrescriptionSet } from '#contract/clinical/prescription-sets.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import type { ComboboxOption } from '#web/ui/combobox.tsx';
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx';
import type { PrescribingAids } from '../aids/use-prescribing-aids.ts';
import {
  isBlank,
  type PrescriptionFields,
  toStoredPhrases,
  withoutTypedLine,
} from './prescription-fields.ts';
import styles from './prescription-form.module.css';

interface DiagnosisFieldProps {
  readonly fields: PrescriptionFields;
  readonly aids: Pick<PrescribingAids, 'sets' | 'keepSet' | 'removeSet'>;
  readonly onType: (diagnosis: string) => void;
  readonly onUse: (set: PrescriptionSet) => void;
  readonly error: string | undefined;
}

const folded = (text: string) => text.trim().toLowerCase();
const content = ({ medicines, advice }: Pick<PrescriptionSet, 'medicines' | 'advice'>) =>
  JSON.stringify([
    medicines.map(({ reason: _, ...medicine }) => Object.entries(medicine).sort()),
    advice.trim(),
  ]);

/**
 * Typing a diagnosis offers the doctor's set of medicines for it; the current medicines can be saved as the
 * set.
 */
export function DiagnosisField({ fields, aids, onType, onUse, error }: DiagnosisFieldProps) {
  const { diagnosis, advice } = fields;
  const [open, setOpen] = useState(false);
  const wanted = folded(diagnosis);
  const medicines = fields.medicines
    .filter((row) => !isBlank(row))
    .map((row) => toStoredPhrases(withoutTypedLine(row)));
  const own = aids.sets.find((set) => folded(set.diagnosis) === wanted);
  const options = aids.sets
    .filter((set) => folded(set.diagnosis).includes(wanted) && set !== own)
    .map(
      (set): ComboboxOption => ({
        key: set.setId,
        name: set.diagnosis,
        note: set.medicines.map(({ name }) => name).join(', '),
      }),
    );
  const isNew =
    wanted !== '' && medicines.length > 0 && (!own || content(own) !== content({ medicines, advice }));
  const missing = own?.medicines.filter(({ name }) => medicines.every((one) => one.name !== name)) ?? [];
  return (
    <div className="stack-1 to-top shrinks">
      <ComboboxField
        label={m.prescriptions_diagnosis()}
        listLabel={m.prescribe_sets()}
        error={error}
        value={diagnosis}
        onType={(text) => {
          onType(text);
          setOpen(true);
        }}
        open={open && options.length > 0}
        onOpen={setOpen}
        groups={[{ key: 'sets', name: m.prescribe_sets(), options }]}
        onChoose={({ key }) => {
          const set = aids.sets.find(({ setId }) => setId === key);
          if (set) onUse(set);
          setOpen(false);
        }}
      />
      {(isNew || own) && (
        <div className={`row middle ${styles.more}`}>
          {own && missing.length > 0 && (
            <Button look="quiet" onClick={() => onUse(own)}>
              {m.prescribe_set_use({
                diagnosis: own.diagnosis,
                medicines: own.medicines.map(({ name }) => name).join(', '),
              })}
            </Button>
          )}
          {isNew && (
            <Button
              look="plain"
              busy={aids.keepSet.isPending}
              onClick={() =>
                void aids.keepSet.run({
                  diagnosis: diagnosis.trim(),
                  medicines: medicines.map(({ reason: _, ...medicine }) => medicine),
                  advice,
                })
              }
            >
              {m.prescribe_set_keep({ diagnosis: diagnosis.trim() })}
            </Button>
          )}
          {own && (
            <Button
              look="plain"
              busy={aids.removeSet.isPending}
              onClick={() => void aids.removeSet.run(own.setId)}
            >
              {m.prescribe_set_remove()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
