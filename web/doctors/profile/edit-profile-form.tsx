import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { OwnProfile } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getPhotoMessage, profileProblem, refusedField } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { DraftLine } from '#web/platform/drafts/draft-line.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { type PhotoChange, PortraitField } from '#web/ui/fields/person/portrait-field.tsx';
import { AffectedPatientsNote } from '#web/ui/forms/affected-patients-note.tsx';
import { AskBeforeLeaving } from '#web/ui/forms/ask-before-leaving.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { pickChanged } from '#web/ui/forms/pick-changed.ts';
import { SaveBar } from '#web/ui/forms/save-bar.tsx';
import type { Place } from '#web/ui/place.ts';
import { EditFields, type ProfileFormSection } from './edit-profile-fields.tsx';
import styles from './edit-profile-form.module.css';
import { EditPreview } from './profile-preview.tsx';
import { changesContact, profileForm, profileValues } from './profile-values.ts';

interface Submission {
  readonly change: z.output<ReturnType<typeof profileForm>>;
  /** The form as it was sent. */
  readonly sent: z.input<ReturnType<typeof profileForm>>;
}

interface EditProfileFormProps {
  readonly section: ProfileFormSection;
  readonly doctor: OwnProfile;
  readonly onSaved: (answer: Output<'PUT /doctors/editProfile'>) => void;
}

/** Sends only changes. Each section has its own draft. */
export function EditProfileForm({ section, doctor, onSaved }: EditProfileFormProps) {
  const call = useCall();
  const stored = profileValues(doctor);
  const form = useForm({
    resolver: zodResolver(profileForm(stored)),
    defaultValues: stored,
    shouldFocusError: false,
  });
  const { register, handleSubmit, formState, setError, control, reset, getValues } = form;
  const [clearDraft, , draft] = useFormDraft(`profile-${section}`, form, stored, {
    unkept: ['currentPassword'],
  });
  const element = useRef<HTMLFormElement>(null);
  const values = useWatch({ control });
  const [photo, setPhoto] = useState<PhotoChange>(null);
  const [place, setPlace] = useState<Place | null | undefined>(undefined);
  const [round, setRound] = useState(0);
  const differing = pickChanged(values, values, stored);
  const unsaved = photo !== null || Object.keys(differing).some((name) => name !== 'currentPassword');

  const sending = useCommand(
    ({ change, sent }: Submission) => {
      // Only changes, so that nothing changed elsewhere is overwritten.
      const { currentPassword = '', ...changed } = pickChanged(change, sent, stored);
      const body = {
        ...changed,
        ...(changesContact(change, stored) && { currentPassword }),
        ...(photo === 'remove' && { removePhoto: true }),
      };
      const file = photo && photo !== 'remove' ? { photo: photo.file } : {};
      return call('PUT /doctors/editProfile', { body, ...file });
    },
    {
      onDone(answer, { sent }) {
        const now = getValues();
        const saved = profileValues(answer.doctor);
        reset(saved);
        // Text typed while saving stays, as unsaved.
        reset({ ...saved, ...pickChanged(now, now, sent) }, { keepDefaultValues: true });
        clearDraft();
        setPhoto((latest) => (latest === photo ? null : latest));
        onSaved(answer);
      },
      form: { setError, failed: m.profile_failed, refusedField },
      explain: profileProblem,
    },
  );
  const photoProblem = getPhotoMessage(sending.error);
  const save = handleSubmit((change) => sending.run({ change, sent: getValues() }));
  const discard = () => {
    draft.discard(); // also empties the form
    sending.forget();
    setPhoto(null);
    setPlace(undefined);
    setRound(round + 1);
  };

  return (
    <div className={`stack-4 ${styles.columns}`}>
      <form
        ref={element}
        className="stack-3 shrinks"
        aria-label={m.profile_heading()}
        noValidate
        onSubmit={(event) => void save(event)}
        aria-busy={formState.isSubmitting}
      >
        <DraftLine state={{ ...draft, discard }} />
        <ErrorSummary form={element} attempt={formState.submitCount} errors={formState.errors} />
        <EditFields
          section={section}
          register={register}
          control={control}
          errors={formState.errors}
          asksPresent={changesContact(values, stored)}
          round={round}
          location={doctor.location.coordinates}
          place={place}
          onPlace={setPlace}
          photo={
            <PortraitField
              label={m.session_photo()}
              note={m.profile_photo_note()}
              stored={doctor.photo.url}
              change={photo}
              error={photoProblem}
              onChange={(change) => {
                if (photoProblem) sending.forget();
                setPhoto(change);
              }}
            />
          }
        />
        {(section === 'you' || section === 'practice') && <AffectedPatientsNote count={doctor.visitsAhead} />}
        <SaveBar
          save={m.common_save()}
          saving={m.common_saving()}
          discard={m.profile_discard()}
          unsaved={unsaved}
          busy={formState.isSubmitting}
          problem={sending.problem}
          onDiscard={discard}
        />
      </form>
      <div className={styles.side}>
        <EditPreview values={values} photo={doctor.photo.url} change={photo} />
      </div>
      {/* What is typed is kept as a draft; a photo is not. */}
      <AskBeforeLeaving unsaved={photo !== null || (unsaved && draft.unkept)} />
    </div>
  );
}
