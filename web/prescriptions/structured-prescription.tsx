import '../ui/forms/no-eval.ts';
import { Controller, useForm } from 'react-hook-form';
import type { PrescriptionForm } from '#contract/prescriptions.ts';
import { m } from '#messages/messages.js';
import { clinicToday } from '../ui/clinic-time.ts';
import { AreaField } from '../ui/forms/area-field.tsx';
import { fieldMessage } from '../ui/forms/field-message.ts';
import { useDirty } from '../ui/forms/unsaved.ts';
import { DayField } from '../ui/pickers/day-field.tsx';
import { MedicineRows } from './medicine-rows.tsx';
import { draftOf, draftResolver, followUpPast, type PrescriptionFields } from './prescription-draft.ts';
import styles from './prescription-form.module.css';
import { type PrescriptionFormProps, PrescriptionFrame } from './prescription-form.tsx';

interface StructuredPrescriptionProps extends PrescriptionFormProps {
  readonly initial: PrescriptionForm | null;
  readonly onSave: (written: PrescriptionForm) => void;
}

/** A prescription field by field: complaints, diagnosis, medicines, advice, follow-up. */
export function StructuredPrescription(props: StructuredPrescriptionProps) {
  const { initial, onSave, first, onDirty, ...frame } = props;
  const today = clinicToday();
  const { register, handleSubmit, formState, control } = useForm<
    PrescriptionFields,
    unknown,
    PrescriptionForm
  >({
    resolver: draftResolver(today, initial?.followUpDate ?? null),
    defaultValues: draftOf(initial),
  });
  const { errors, isDirty } = formState;
  useDirty(isDirty, onDirty);
  const { ref: complaintsRef, ...complaints } = register('complaints');
  const area = (name: 'complaints' | 'diagnosis' | 'advice') => ({
    error: fieldMessage(errors[name]),
    'aria-required': false,
    rows: 2,
  });
  const followUpError =
    errors.followUpDate?.message === followUpPast
      ? m.prescriptions_follow_up_past()
      : fieldMessage(errors.followUpDate);

  return (
    <PrescriptionFrame {...frame} onSubmit={handleSubmit((written) => onSave(written))}>
      <div className={styles.pair}>
        <AreaField
          label={m.prescriptions_complaints()}
          {...complaints}
          {...area('complaints')}
          ref={(element) => {
            complaintsRef(element);
            first.current = element;
          }}
        />
        <AreaField label={m.prescriptions_diagnosis()} {...register('diagnosis')} {...area('diagnosis')} />
      </div>
      <MedicineRows control={control} />
      <AreaField label={m.prescriptions_advice()} {...register('advice')} {...area('advice')} />
      <div className={styles.date}>
        <Controller
          control={control}
          name="followUpDate"
          render={({ field }) => (
            <DayField
              label={m.prescriptions_follow_up_date()}
              min={today}
              error={followUpError}
              value={field.value ?? ''}
              inputRef={field.ref}
              onBlur={field.onBlur}
              onChange={(day) => field.onChange(day || null)}
            />
          )}
        />
      </div>
    </PrescriptionFrame>
  );
}
