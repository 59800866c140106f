import { useRef, useState } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import type { Medicine } from '#contract/prescriptions.ts';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { MedicineRow } from './medicine-row.tsx';
import { blankMedicine, isBlank, type PrescriptionFields } from './prescription-draft.ts';
import styles from './prescription-form.module.css';
import { useKnownMedicines } from './suggestions.ts';

/** As in the contract. */
const medicinesAtMost = 30;

/** The list of medicines; removing one can be undone. */
export function MedicineRows({ control }: { readonly control: Control<PrescriptionFields> }) {
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'medicines' });
  const known = useKnownMedicines();
  const [removed, setRemoved] = useState<{ readonly index: number; readonly medicine: Medicine } | null>(
    null,
  );
  const add = useRef<HTMLButtonElement>(null);

  const takeAway = (index: number, medicine: Medicine) => {
    remove(index);
    setRemoved(isBlank(medicine) ? null : { index, medicine });
    add.current?.focus(); // the button that was pressed is gone
  };
  const bringBack = () => {
    if (!removed) return;
    insert(removed.index, removed.medicine, { focusName: `medicines.${removed.index}.name` });
    setRemoved(null);
  };

  return (
    <section className={styles.medicines} aria-labelledby="prescription-medicines">
      <h3 id="prescription-medicines">{m.prescriptions_medicines()}</h3>
      {fields.length > 0 && (
        <div className={styles.rows}>
          {fields.map((field, index) => (
            <MedicineRow
              key={field.id}
              control={control}
              index={index}
              known={known}
              onRemove={(medicine) => takeAway(index, medicine)}
            />
          ))}
        </div>
      )}
      <div className={styles.more}>
        <Button
          ref={add}
          look="quiet"
          data-stop
          disabled={fields.length >= medicinesAtMost}
          onClick={() => {
            setRemoved(null);
            append(blankMedicine, { focusName: `medicines.${fields.length}.name` });
          }}
        >
          {m.prescriptions_add_medicine()}
        </Button>
        <p className={styles.removed} role="status">
          {removed && (
            <>
              <span>{m.prescriptions_removed({ name: removed.medicine.name })}</span>
              <Button look="plain" onClick={bringBack}>
                {m.prescriptions_undo()}
              </Button>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
