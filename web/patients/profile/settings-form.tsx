import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { PatientProfile } from '#contract/patients/patients.ts';
import { m } from '#messages/messages.js';
import { ApiError, type Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getPhotoMessage, profileProblem, refusedField } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { type PhotoChange, PortraitField } from '#web/ui/fields/person/portrait-field.tsx';
import { AskBeforeLeaving } from '#web/ui/forms/ask-before-leaving.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { pickChanged } from '#web/ui/forms/pick-changed.ts';
import { SaveBar } from '#web/ui/forms/save-bar.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { SettingsCode } from './settings-code.tsx';
import { SettingsFields } from './settings-fields.tsx';
import styles from './settings-form.module.css';
import { PresentPassword, SettingsPassword } from './settings-password.tsx';
import {
  changesLogin,
  needsCurrentPassword,
  settingsForm,
  settingsValues,
  toSettingsBody,
} from './settings-values.ts';

interface Submission {
  readonly change: z.output<ReturnType<typeof settingsForm>>;
  /** The form as it was sent. */
  readonly sent: z.input<ReturnType<typeof settingsForm>>;
}

/** The fields that one page shows; the others are sent as stored. */
export type SettingsPart = 'details' | 'password';

interface SettingsFormProps {
  readonly part: SettingsPart;
  readonly patient: PatientProfile;
  readonly onSaved: (answer: Output<'PUT /patients/update-profile'>) => void;
}

/** A retry may work: no network, or a server error. */
const isTransient = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/**
 * The server names fields as the form does, except that the form has one field for the date or year of birth.
 */
const toFormField = (field: string) => (field === 'birthYear' ? 'dateOfBirth' : field);

export function PatientSettingsForm({ part, patient, onSaved }: SettingsFormProps) {
  const call = useCall();
  const stored = settingsValues(patient);
  const { register, handleSubmit, formState, setError, setValue, control, reset, getValues } = useForm({
    resolver: zodResolver(settingsForm(patient)),
    defaultValues: stored,
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const values = useWatch({ control });
  const [photo, setPhoto] = useState<PhotoChange>(null);
  const differing = pickChanged(values, values, stored);
  const unsaved =
    photo !== null || Object.keys(differing).some((name) => name !== 'currentPassword' && name !== 'code');

  const sending = useCommand(
    ({ change }: Submission) => {
      const body = {
        ...toSettingsBody(change, patient),
        ...(photo === 'remove' && { removePhoto: 'true' }),
      };
      const file = photo && photo !== 'remove' ? { photo: photo.file } : {};
      return call('PUT /patients/update-profile', { body, ...file });
    },
    {
      done: () => m.settings_saved(),
      onDone(answer, { sent }) {
        const now = getValues();
        const saved = settingsValues(answer.patient);
        reset(saved);
        // Text typed while saving stays, as unsaved.
        reset({ ...saved, ...pickChanged(now, now, sent) }, { keepDefaultValues: true });
        setPhoto((latest) => (latest === photo ? null : latest));
        onSaved(answer);
      },
      form: { setError, failed: m.settings_failed, fieldOf: toFormField, refusedField },
      explain: profileProblem,
    },
  );
  const photoProblem = getPhotoMessage(sending.error);
  const save = handleSubmit(
    (change) => sending.run({ change, sent: getValues() }),
    ({ confirmPassword }) => {
      if (confirmPassword) toast.bad(m.settings_mismatch());
    },
  );
  const discard = () => {
    reset(stored);
    sending.forget();
    setPhoto(null);
  };

  const asksPresent =
    needsCurrentPassword(values, stored) && (changesLogin(values, stored) ? 'entrance' : 'email');
  const confirmation = !patient.hasPassword && (
    <SettingsCode register={register} errors={formState.errors} phone={patient.phone} />
  );

  return (
    <form
      ref={element}
      className={`stack-3 shrinks ${styles.form}`}
      aria-label={part === 'details' ? m.settings_profile() : m.settings_password_section()}
      noValidate
      onSubmit={(event) => void save(event)}
      aria-busy={formState.isSubmitting}
    >
      <ErrorSummary form={element} attempt={formState.submitCount} errors={formState.errors} />
      {part === 'password' ? (
        <SettingsPassword
          register={register}
          errors={formState.errors}
          asksPresent={asksPresent}
          instead={confirmation}
        />
      ) : (
        <SettingsFields
          register={register}
          control={control}
          onPlace={({ city, state }) => {
            setValue('address.city', city, { shouldDirty: true });
            setValue('address.state', state, { shouldDirty: true });
          }}
          errors={formState.errors}
          phoneDiffers={values.phone !== stored.phone}
          emailDiffers={values.email !== stored.email}
          emailNeeded={stored.email !== ''}
          confirmation={
            <PresentPassword
              register={register}
              errors={formState.errors}
              reason={asksPresent}
              instead={confirmation}
            />
          }
          photo={
            <PortraitField
              label={m.session_photo()}
              stored={patient.photo.url}
              change={photo}
              error={photoProblem}
              onChange={(change) => {
                if (photoProblem) sending.forget();
                setPhoto(change);
              }}
            />
          }
        />
      )}
      <SaveBar
        save={m.settings_save()}
        saving={m.settings_saving()}
        discard={m.settings_discard()}
        unsaved={unsaved}
        busy={formState.isSubmitting}
        problem={sending.problem}
        retry={isTransient(sending.error)}
        onDiscard={discard}
      />
      <AskBeforeLeaving unsaved={unsaved} />
    </form>
  );
}
