import { useEffect, useRef, useState } from 'react';
import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import type { PrescriptionForm } from '#contract/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import { formatSafetyNotice } from '#names/prescribing-sentences.ts';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import {
  effectiveWeight,
  isChild,
  type PrescribingContext,
  reviewPrescription,
} from '../aids/review-prescription.ts';
import { loadPrescribingKit } from '../aids/use-prescribing-kit.ts';
import {
  type FieldErrors,
  followUpPastError,
  type PrescriptionFields,
  validateFields,
} from './prescription-fields.ts';
import type { PrescriptionFieldsState } from './use-prescription-fields.ts';

/** Resolves to true if it was saved; `booking` is the follow-up time to book then. */
export type SavePrescription = (written: PrescriptionForm, booking: FollowUpTime | null) => Promise<boolean>;

interface CheckedSaveOptions extends Pick<PrescribingContext, 'visit' | 'allergies'> {
  readonly form: PrescriptionFieldsState;
  readonly initial: PrescriptionForm | null;
  readonly onSave: SavePrescription;
}

/**
 * Checks a prescription while it is typed, and saves it once no obstacle is left and its notices were seen.
 */
export function useCheckedSave({ form, initial, visit, allergies, onSave }: CheckedSaveOptions) {
  const { fields, kit } = form;
  const [tried, setTried] = useState(false);
  /** The notices that were shown before saving. */
  const [seen, setSeen] = useState<string | null>(null);
  /** Counts attempts: after each one the focus goes to the obstacle. */
  const [attempt, setAttempt] = useState(0);
  const box = useRef<HTMLFormElement>(null);
  const notices = useRef<HTMLElement>(null);

  const check = (now: PrescriptionFields) =>
    validateFields(now, clinicToday(), initial?.followUpDate ?? null);
  const judge = (now: PrescriptionFields, by = kit) => reviewPrescription(now, { kit: by, visit, allergies });
  const { findings, safety } = judge(fields);
  const errors: FieldErrors = tried ? check(fields).errors : {};
  const sentences = safety.map((notice) => formatSafetyNotice(notice, fields.medicines));

  useEffect(() => {
    if (attempt === 0) return;
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]');
    const target = wrong ?? notices.current?.querySelector<HTMLElement>('[data-seen]') ?? notices.current;
    target?.focus();
    target?.scrollIntoView?.({ block: 'nearest' });
  }, [attempt]);

  return {
    box,
    notices,
    findings,
    safety,
    sentences,
    asked: seen !== null && seen === sentences.join('\n'),
    /** The error sentence of a field such as `medicines.0.name`. */
    errorOf(path: string) {
      const error = errors[path];
      if (error === followUpPastError) return m.prescriptions_follow_up_past();
      if (!error && tried && path.endsWith('.reason')) {
        const index = Number(path.split('.')[1]);
        const asks = findings.some((one) => one.index === index && one.verdict === 'needs-reason');
        return asks && !fields.medicines[index]?.reason?.trim() ? m.field_required() : undefined;
      }
      return error === undefined ? undefined : getFieldMessage({ message: error });
    },
    async submit() {
      form.addAdvice();
      const now = await form.addTyped();
      const loaded = kit ?? (await loadPrescribingKit());
      const { findings: found, safety: open } = judge(now, loaded);
      const { written, errors: wrong } = check(now);
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
      const toSee = open.map((notice) => formatSafetyNotice(notice, now.medicines)).join('\n');
      if (toSee !== '' && toSee !== seen) {
        setSeen(toSee);
        return setAttempt((count) => count + 1);
      }
      // A weight measured before is printed with its own day, so it is not sent as one of this visit.
      const weightKg = isChild(visit) && now.weight !== null ? effectiveWeight(now, visit) : written.weightKg;
      if (await onSave({ ...written, weightKg }, now.booking)) form.clear();
    },
  };
}
