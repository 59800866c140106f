import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { newcomer } from '#contract/accounts/sign-in-codes.ts';
import { birthText } from '#contract/platform/fields.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { isPastBirth, toBirthFields } from '#web/ui/fields/person/birth-fields.ts';
import { ConsentField } from '#web/ui/fields/person/consent-field.tsx';
import { DatePartsField } from '#web/ui/fields/person/date-parts-field.tsx';
import { GenderField } from '#web/ui/fields/person/gender-field.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import styles from './codes.module.css';
import { loadNewcomerAnswers, saveNewcomerAnswers } from './newcomer-draft.ts';

interface NewcomerFormProps {
  readonly phone: string;
  readonly proof: string;
  readonly submit: string;
  readonly sending: string;
  /** True while the next page opens. */
  readonly done: boolean;
  readonly onToken: (token: string) => void;
  /** The proof has expired, or the phone has an account by now: the login starts again. */
  readonly onAgain: (sentence: string) => void;
  readonly onAllFields: () => void;
}

const rules = newcomer
  .omit({ birthYear: true })
  .extend({ dateOfBirth: birthText })
  .refine(({ dateOfBirth }) => isPastBirth(dateOfBirth, clinicToday()), {
    path: ['dateOfBirth'],
    error: 'field_birth_day',
  });

/** The server reports `birthYear`, which shares a field with the date in the form. */
const toFormField = (name: string) => (name === 'birthYear' ? 'dateOfBirth' : name);
const restartCodes = new Set(['proof_expired', 'patient_exists']);
const requiresRestart = (error: unknown): error is ApiError =>
  error instanceof ApiError && restartCodes.has(error.code);

export function NewcomerForm(props: NewcomerFormProps) {
  const { phone, proof, submit, sending: busyLabel, done, onToken, onAgain, onAllFields } = props;
  const call = useCall();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { register, handleSubmit, formState, setError, control, subscribe } = useForm({
    resolver: zodResolver(rules),
    defaultValues: { ...loadNewcomerAnswers(phone), consent: '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;
  const busy = isSubmitting || done;
  const sending = useCommand(
    async ({ dateOfBirth, ...rest }: z.output<typeof rules>) => {
      try {
        const body = { ...rest, ...toBirthFields(dateOfBirth), proof };
        onToken((await call('POST /patients/quick-signup', { body })).token);
      } catch (error) {
        if (!requiresRestart(error)) throw error;
        onAgain(error.message);
      }
    },
    { form: { setError, failed: m.session_register_failed, fieldOf: toFormField } },
  );
  useEffect(() => heading.current?.focus(), []);
  // A reload restores the answers; only the button sends them.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === 'change') saveNewcomerAnswers(phone, values);
        },
      }),
    [subscribe, phone],
  );

  const send = handleSubmit((typed) => sending.run(typed));

  return (
    <form
      ref={form}
      className="stack-3 shrinks relative"
      aria-label={m.codes_newcomer_title()}
      aria-busy={busy}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {m.codes_newcomer_title()}
        </h2>
        <p>{m.codes_newcomer_text({ phone })}</p>
      </div>
      <ErrorSummary form={form} attempt={formState.submitCount} errors={errors} />
      <Field
        label={m.common_full_name()}
        autoComplete="name"
        error={getFieldMessage(errors.name)}
        {...register('name')}
      />
      <GenderField
        label={m.gender_label()}
        empty
        error={getFieldMessage(errors.gender)}
        {...register('gender')}
      />
      <Controller
        control={control}
        name="dateOfBirth"
        render={({ field, fieldState }) => (
          <DatePartsField
            label={m.common_date_of_birth()}
            yearAlone
            error={getFieldMessage(fieldState.error)}
            value={field.value}
            name={field.name}
            inputRef={field.ref}
            onBlur={field.onBlur}
            onChange={field.onChange}
          />
        )}
      />
      <ConsentField error={getFieldMessage(errors.consent)} {...register('consent')} />
      <FormProblem text={sending.problem} urgent />
      <Button type="submit" wide busy={busy}>
        {busy ? busyLabel : submit}
      </Button>
      <Button look="plain" wide disabled={busy} onClick={onAllFields}>
        {m.codes_all_fields()}
      </Button>
    </form>
  );
}
