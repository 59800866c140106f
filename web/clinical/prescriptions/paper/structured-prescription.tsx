import { type ReactNode, useEffect, useMemo } from 'react';
import type { PrescriptionSet } from '#contract/clinical/prescription-sets.ts';
import type { PrescriptionForm } from '#contract/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import { DraftLine } from '#web/platform/drafts/draft-line.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { useLastPrescription, usePrescribing } from '../../queries.ts';
import { QuickAdds } from '../aids/quick-adds.tsx';
import { isChild, listOfferedMedicines } from '../aids/review-prescription.ts';
import { SafetyNotices } from '../aids/safety-notices.tsx';
import { usePrescribingAids } from '../aids/use-prescribing-aids.ts';
import { AdviceLine } from '../form/advice-line.tsx';
import { DiagnosisField } from '../form/diagnosis-field.tsx';
import { FollowUpField } from '../form/follow-up-field.tsx';
import { MedicineLine } from '../form/medicine-line.tsx';
import { MedicineRows } from '../form/medicine-rows.tsx';
import { isBlank } from '../form/prescription-fields.ts';
import styles from '../form/prescription-form.module.css';
import { type PrescriptionFormProps, PrescriptionFrame } from '../form/prescription-form.tsx';
import { type SavePrescription, useCheckedSave } from '../form/use-checked-save.ts';
import { usePrescriptionFields } from '../form/use-prescription-fields.ts';

export interface KnownAllergies {
  readonly allergies: readonly string[];
  readonly asked: boolean;
  readonly onNone: () => void;
}

interface StructuredPrescriptionProps extends PrescriptionFormProps {
  readonly appointmentId: string;
  readonly initial: PrescriptionForm | null;
  /** Null where nothing is known. */
  readonly allergies?: KnownAllergies | null;
  readonly beside?: ReactNode;
  readonly onSave: SavePrescription;
}

/** A prescription: the medicines first, in one line each; everything else unfolds when it is used. */
export function StructuredPrescription(props: StructuredPrescriptionProps) {
  const { appointmentId, initial, allergies = null, beside, onSave, first, onDirty, ...frame } = props;
  const form = usePrescriptionFields(appointmentId, initial);
  const { fields, kit, change } = form;
  const aids = usePrescribingAids();
  const last = useLastPrescription(appointmentId);
  const visit = usePrescribing(appointmentId);
  const saving = useCheckedSave({ form, initial, visit, allergies, onSave });
  const { findings, safety, errorOf } = saving;
  const known = useMemo(() => listOfferedMedicines(kit, visit), [kit, visit]);
  const isOffered = (name: string) => known !== null && !known.refused.has(name.toLowerCase());
  const favourites = aids.favourites.map(({ medicine }) => medicine).filter(({ name }) => isOffered(name));
  const dirty = JSON.stringify(fields) !== JSON.stringify(form.empty);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const takeSet = (set: PrescriptionSet) => {
    form.add(set.medicines);
    change({ diagnosis: set.diagnosis, ...(fields.advice.trim() === '' && { advice: set.advice }) });
  };
  const toLine = () => first.current?.focus();
  const area = (name: 'complaints' | 'advice' | 'otherMedicines') => ({
    value: fields[name],
    onChange: ({ target }: { readonly target: HTMLTextAreaElement }) => change({ [name]: target.value }),
    error: errorOf(name),
    'aria-required': false,
    rows: 1,
  });
  const isEmpty = fields.medicines.every(isBlank);
  const names = new Set(fields.medicines.map(({ name }) => name.toLowerCase()));
  const canRepeat = last?.prescription.medicines.some(({ name }) => !names.has(name.toLowerCase())) ?? false;
  const weight = fields.weight ?? (visit?.weightKg ? String(visit.weightKg) : '');

  return (
    <>
      {beside && <div className={styles.beside}>{beside}</div>}
      <PrescriptionFrame
        {...frame}
        boxRef={saving.box}
        onSubmit={(event) => {
          event.preventDefault();
          void saving.submit();
        }}
      >
        <DraftLine state={form.draft} />
        <section className="stack-2 shrinks" aria-label={m.prescriptions_medicines()}>
          <MedicineLine
            typed={fields.typed}
            onType={(typed) => change({ typed })}
            kit={kit}
            known={known?.medicines ?? []}
            favourites={favourites}
            sets={aids.sets}
            onAdd={() => void form.addTyped().then(toLine)}
            onAddLines={(lines, set) => (set ? takeSet(set) : form.add(lines))}
            onEditLast={() => fields.medicines.length > 0 && form.setEditing(fields.medicines.length - 1)}
            error={errorOf('medicines')}
            first={first}
          />
          {(isEmpty || canRepeat) && (
            <QuickAdds
              favourites={isEmpty ? favourites : []}
              last={canRepeat ? last : null}
              onAdd={(lines) => {
                form.add(lines);
                toLine();
              }}
              onRepeat={(repeated) => {
                form.add(repeated.medicines);
                change({
                  diagnosis: fields.diagnosis || repeated.diagnosis,
                  advice: fields.advice || repeated.advice,
                });
                toLine();
              }}
            />
          )}
          <MedicineRows
            form={form}
            known={known?.medicines ?? []}
            aids={aids}
            findings={findings}
            errorOf={errorOf}
            onLeave={toLine}
          />
          {isChild(visit) && fields.medicines.length > 0 && (
            <div className={styles.short}>
              <Field
                label={m.prescribe_weight()}
                inputMode="decimal"
                autoComplete="off"
                aria-required={false}
                error={errorOf('weightKg')}
                value={weight}
                onChange={({ target }) => change({ weight: target.value })}
              />
            </div>
          )}
        </section>
        <SafetyNotices
          boxRef={saving.notices}
          sentences={saving.sentences}
          asked={saving.asked}
          busy={frame.busy}
          onNoAllergies={
            allergies && safety.some(({ kind }) => kind === 'allergies-not-asked')
              ? () => {
                  allergies.onNone();
                  toLine(); // the button goes with its question, and Ctrl+Enter saves from any field
                }
              : null
          }
        />
        <div className={`stack-3 ${styles.quiet}`}>
          <DiagnosisField
            fields={fields}
            aids={aids}
            onType={(diagnosis) => change({ diagnosis })}
            onUse={takeSet}
            error={errorOf('diagnosis')}
          />
          <TextAreaField label={m.prescriptions_complaints()} {...area('complaints')} />
          <TextAreaField label={m.prescriptions_advice()} {...area('advice')} />
          <AdviceLine
            typed={fields.typedAdvice}
            lines={fields.advice.split('\n').map((line) => line.trim())}
            favourites={aids.adviceLines}
            onType={(typedAdvice) => change({ typedAdvice })}
            onAdd={form.addAdvice}
          />
          <TextAreaField
            label={m.prescriptions_other_medicines()}
            hint={m.prescriptions_other_medicines_hint()}
            {...area('otherMedicines')}
          />
        </div>
        <FollowUpField
          appointmentId={appointmentId}
          date={fields.followUpDate}
          booking={fields.booking}
          onChange={change}
          error={errorOf('followUpDate')}
        />
      </PrescriptionFrame>
    </>
  );
}
