import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { FreeSlot } from '#contract/availability.ts';
import type { PrescriptionSet } from '#contract/prescription-sets.ts';
import type { PrescriptionForm } from '#contract/prescriptions.ts';
import { m } from '#messages/messages.js';
import { noticeSentence } from '#names/prescribing-sentences.ts';
import { DraftLine } from '../drafts/draft-line.tsx';
import { clinicToday } from '../ui/clinic-time.ts';
import { AreaField } from '../ui/forms/area-field.tsx';
import { Field } from '../ui/forms/field.tsx';
import { fieldMessage } from '../ui/forms/field-message.ts';
import { DiagnosisField } from './diagnosis-field.tsx';
import { FollowUp } from './follow-up.tsx';
import { judged, offered, weightOf } from './judge.ts';
import { MedicineLine } from './medicine-line.tsx';
import { MedicineRows } from './medicine-rows.tsx';
import { Notices } from './notices.tsx';
import {
  checkFields,
  type FieldErrors,
  followUpPast,
  isBlank,
  type PrescriptionFields,
} from './prescription-fields.ts';
import styles from './prescription-form.module.css';
import { type PrescriptionFormProps, PrescriptionFrame } from './prescription-form.tsx';
import { QuickAdds } from './quick-adds.tsx';
import { useAids, useLastPrescription, usePrescribing } from './use-aids.ts';
import { loadPrescribingKit } from './use-prescribing-kit.ts';
import { usePrescriptionFields } from './use-prescription-fields.ts';

/** What the record says of the patient's allergies. */
export interface KnownAllergies {
  readonly allergies: readonly string[];
  readonly asked: boolean;
  /** Records that the patient was asked and has none. */
  readonly onNone: () => void;
}

interface StructuredPrescriptionProps extends PrescriptionFormProps {
  readonly appointmentId: string;
  readonly initial: PrescriptionForm | null;
  /** Null where nothing is known of them. */
  readonly allergies?: KnownAllergies | null;
  /** The clinical strip. */
  readonly beside?: ReactNode;
  /** Saves it, and says whether that worked; `booking` is the time of the follow-up to book then. */
  readonly onSave: (written: PrescriptionForm, booking: FreeSlot | null) => Promise<boolean>;
}

/** A prescription: the medicines first, in one line each; everything else grows when it is used (G-05). */
export function StructuredPrescription(props: StructuredPrescriptionProps) {
  const { appointmentId, initial, allergies = null, beside, onSave, first, onDirty, ...frame } = props;
  const today = clinicToday();
  const form = usePrescriptionFields(appointmentId, initial);
  const { fields, kit, change } = form;
  const aids = useAids();
  const last = useLastPrescription(appointmentId);
  const visit = usePrescribing(appointmentId);
  const [tried, setTried] = useState(false);
  /** The notices that were shown before saving. */
  const [seen, setSeen] = useState<string | null>(null);
  /** Counts attempts: after one the focus goes to what is in the way. */
  const [attempt, setAttempt] = useState(0);
  const box = useRef<HTMLFormElement>(null);
  const notices = useRef<HTMLElement>(null);

  const judge = (now: PrescriptionFields, by = kit) => judged(now, { kit: by, visit, allergies });
  const { findings, safety } = judge(fields);
  const errors: FieldErrors = tried ? checkFields(fields, today, initial?.followUpDate ?? null).errors : {};
  const known = useMemo(() => offered(kit, visit), [kit, visit]);
  const isOffered = (name: string) => known !== null && !known.refused.has(name.toLowerCase());
  const favourites = aids.favourites.map(({ medicine }) => medicine).filter(({ name }) => isOffered(name));
  const sentences = safety.map((notice) => noticeSentence(notice, fields.medicines));
  const signature = sentences.join('\n');
  const dirty = JSON.stringify(fields) !== JSON.stringify(form.empty);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  useEffect(() => {
    if (attempt === 0) return;
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]');
    const target = wrong ?? notices.current?.querySelector<HTMLElement>('[data-seen]') ?? notices.current;
    target?.focus();
    target?.scrollIntoView?.({ block: 'nearest' });
  }, [attempt]);

  const isChild = visit ? visit.ageYears < 18 : false;
  const errorOf = (path: string) => {
    const error = errors[path];
    if (error === followUpPast) return m.prescriptions_follow_up_past();
    if (!error && tried && path.endsWith('.reason')) {
      const index = Number(path.split('.')[1]);
      const asks = findings.some((one) => one.index === index && one.verdict === 'needs-reason');
      return asks && !fields.medicines[index]?.reason?.trim() ? m.field_required() : undefined;
    }
    return error === undefined ? undefined : fieldMessage({ message: error });
  };

  const submit = async () => {
    const now = await form.addTyped();
    const loaded = kit ?? (await loadPrescribingKit());
    const { findings: found, safety: open } = judge(now, loaded);
    const { written, errors: wrong } = checkFields(now, today, initial?.followUpDate ?? null);
    const objected = found.some(
      ({ index, verdict }) =>
        verdict === 'refused' || (verdict === 'needs-reason' && !now.medicines[index]?.reason?.trim()),
    );
    if (!written || objected) {
      const [, row] = /^medicines\.(\d+)\.(?!reason)/.exec(Object.keys(wrong)[0] ?? '') ?? [];
      if (row) form.setEditing(Number(row));
      setTried(true);
      return setAttempt((count) => count + 1);
    }
    const toSee = open.map((notice) => noticeSentence(notice, now.medicines)).join('\n');
    if (toSee !== '' && toSee !== seen) {
      setSeen(toSee);
      return setAttempt((count) => count + 1);
    }
    const weightKg = isChild ? weightOf(now, visit) : written.weightKg;
    if (await onSave({ ...written, weightKg }, now.booking)) form.clear();
  };

  const takeSet = (set: PrescriptionSet) => {
    form.add(set.medicines);
    change({ diagnosis: set.diagnosis, ...(fields.advice.trim() === '' && { advice: set.advice }) });
  };
  const toLine = () => first.current?.focus();
  const area = (name: 'complaints' | 'advice') => ({
    value: fields[name],
    onChange: ({ target }: { readonly target: HTMLTextAreaElement }) => change({ [name]: target.value }),
    error: errorOf(name),
    'aria-required': false,
    rows: 1,
  });
  const weight = fields.weight ?? (visit?.weightKg ? String(visit.weightKg) : '');

  return (
    <>
      {beside && <div className={styles.beside}>{beside}</div>}
      <PrescriptionFrame
        {...frame}
        boxRef={box}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DraftLine state={form.draft} />
        <section className={styles.medicines} aria-label={m.prescriptions_medicines()}>
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
          {fields.medicines.every(isBlank) && (
            <QuickAdds
              favourites={favourites}
              last={last}
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
          {isChild && fields.medicines.length > 0 && (
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
        <Notices
          boxRef={notices}
          sentences={sentences}
          asked={seen !== null && seen === signature}
          busy={frame.busy}
          onNoAllergies={
            allergies && safety.some(({ kind }) => kind === 'allergies-not-asked') ? allergies.onNone : null
          }
        />
        <div className={styles.quiet}>
          <DiagnosisField
            fields={fields}
            aids={aids}
            onType={(diagnosis) => change({ diagnosis })}
            onUse={takeSet}
            error={errorOf('diagnosis')}
          />
          <AreaField label={m.prescriptions_complaints()} {...area('complaints')} />
          <AreaField label={m.prescriptions_advice()} {...area('advice')} />
        </div>
        <FollowUp
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
