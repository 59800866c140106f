import '#web/ui/forms/configure-zod.ts';
import { useEffect, useRef, useState } from 'react';
import { Controller, type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { type OwnPractice, practiceForm } from '#contract/doctors/practices.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { LocationField } from '#web/platform/location/location-field.tsx';
import { StoredLocationField } from '#web/platform/location/stored-location-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { AffectedPatientsNote } from '#web/ui/forms/affected-patients-note.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FieldCard } from '#web/ui/forms/field-card.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import type { Place } from '#web/ui/place.ts';
import { doctorKeys } from '../queries.ts';
import { DeskPermissionsField } from './desk-permissions-field.tsx';
import { HospitalField } from './hospital-field.tsx';
import { ModesField } from './modes-field.tsx';
import { findFormField, type PracticeValues, toPracticeValues, toRequestBody } from './practice-values.ts';
import styles from './practices.module.css';

interface PracticeFormProps {
  readonly practice: OwnPractice | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

function check(values: PracticeValues) {
  const parsed = practiceForm.safeParse(toRequestBody(values));
  if (parsed.success) return { values, errors: {} };
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of parsed.error.issues) {
    errors[findFormField(path.map(String).join('.'))] ??= { type: 'contract', message };
  }
  return { values: {}, errors: errors as FieldErrors<PracticeValues> };
}

/** Adds or changes a practice; its hospital cannot be changed. */
export function PracticeForm({ practice, onSaved, onCancel }: PracticeFormProps) {
  const call = useCall();
  const form = useForm<PracticeValues>({
    resolver: check,
    defaultValues: toPracticeValues(practice),
    shouldFocusError: false,
  });
  const { register, control, handleSubmit, formState, setError, setValue } = form;
  const { errors, isSubmitting } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const element = useRef<HTMLFormElement>(null);
  // The button that opened the form has gone.
  useEffect(() => element.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const [place, setPlace] = useState<Place | null | undefined>(undefined);
  const sending = useCommand(
    (values: PracticeValues) => {
      const { hospitalId = null, ...body } = toRequestBody(values);
      return practice
        ? call('PUT /practices/:practiceId', { params: { practiceId: practice.practiceId }, body })
        : call('POST /practices', { body: { ...body, hospitalId } });
    },
    {
      onDone: onSaved,
      refresh: [doctorKeys.practices],
      form: { setError, fieldOf: findFormField, failed: m.practices_failed },
      explain: getRefusalMessage,
    },
  );
  const save = handleSubmit((values) => sending.run(values));
  const input = (name: keyof PracticeValues) => ({ ...register(name), error: getFieldMessage(errors[name]) });
  const rupees = {
    type: 'number',
    inputMode: 'decimal',
    prefix: '₹',
    min: 0,
    step: 0.01,
    autoComplete: 'off',
  } as const;
  const whole = { type: 'number', inputMode: 'numeric', autoComplete: 'off' } as const;

  const onPlace = (chosen: Place | null) => {
    setPlace(chosen);
    setValue('location', chosen && [chosen.longitude, chosen.latitude]);
  };
  const location = {
    error: getFieldMessage(errors.location),
    onChange: onPlace,
  };
  const title = practice
    ? m.practices_change_of({ name: translateHospital(practice.name) })
    : m.practices_add();
  return (
    <form
      ref={element}
      className={`stack-3 shrinks ${styles.form}`}
      aria-label={title}
      noValidate
      aria-busy={isSubmitting}
      onSubmit={(event) => void save(event)}
    >
      <ErrorSummary form={element} attempt={formState.submitCount} errors={errors} />
      <FieldCard title={title} aligned>
        {!practice && (
          <div data-wide>
            <Controller
              control={control}
              name="kind"
              render={({ field }) => (
                <Segmented
                  legend={m.practices_kind()}
                  options={[
                    { value: 'hospital', label: m.practices_at_hospital() },
                    { value: 'own', label: m.practices_own() },
                  ]}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            />
          </div>
        )}
        {!practice && kind === 'hospital' && <HospitalField {...input('hospitalId')} />}
        {kind === 'own' && (
          <>
            <Field label={m.practices_name()} autoComplete="off" optional {...input('name')} />
            <Field label={m.trust_street()} autoComplete="off" optional {...input('practiceAddress')} />
            {practice ? (
              <StoredLocationField
                stored={practice.location.coordinates}
                chosen={place}
                inputRef={register('location').ref}
                {...location}
              />
            ) : (
              <LocationField
                label={m.session_location()}
                hint={m.session_location_doctor_hint()}
                place={place ?? null}
                inputRef={register('location').ref}
                {...location}
              />
            )}
          </>
        )}
        <Field label={m.practices_room()} autoComplete="off" optional {...input('room')} />
        <Field label={m.practices_slot_minutes()} {...whole} min={5} max={60} {...input('slotMinutes')} />
        <Field label={m.practices_fee_clinic()} {...rupees} {...input('clinic')} />
        <Field
          label={m.practices_fee_video()}
          hint={m.practices_fee_video_hint()}
          optional
          {...rupees}
          {...input('video')}
        />
        <Field
          label={m.practices_fee_follow_up()}
          hint={m.practices_follow_up_hint()}
          optional
          {...rupees}
          {...input('followUpFee')}
        />
        <Field
          label={m.practices_follow_up_days()}
          optional
          {...whole}
          min={1}
          max={90}
          {...input('followUpDays')}
        />
        <Controller
          control={control}
          name="modes"
          render={({ field }) => (
            <ModesField
              modes={field.value}
              onChange={field.onChange}
              inputRef={field.ref}
              error={getFieldMessage(errors.modes)}
            />
          )}
        />
        {kind === 'hospital' && (
          <Controller
            control={control}
            name="deskPermissions"
            render={({ field }) => (
              <DeskPermissionsField actions={field.value} onChange={field.onChange} inputRef={field.ref} />
            )}
          />
        )}
      </FieldCard>
      {practice && <AffectedPatientsNote count={practice.visitsAhead} />}
      <FormProblem text={sending.problem} toasted />
      <div className="row-2">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? m.practices_saving() : m.practices_save()}
        </Button>
        <Button look="plain" disabled={isSubmitting} onClick={onCancel}>
          {m.factor_cancel()}
        </Button>
      </div>
    </form>
  );
}
