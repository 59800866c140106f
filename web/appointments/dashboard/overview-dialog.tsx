import { type FormEvent, useRef } from 'react';
import type { OwnProfile } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { DraftLine } from '#web/platform/drafts/draft-line.tsx';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import styles from './overview-dialog.module.css';
import { useSaveOverview } from './use-save-overview.ts';

/** As in the contract. */
const maxOverviewLength = 4000;

/** Prefers the message about the text over the general one. */
function errorSentence(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.problem.fields?.[0]?.message ?? error.message;
}

interface OverviewDialogProps {
  readonly doctor: Pick<OwnProfile, 'doctorId' | 'overview'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Edits the text patients read about the doctor. A draft is stored until it is saved. */
export function OverviewDialog({ doctor, open, onClose }: OverviewDialogProps) {
  const [text, setText, clear, , draft] = useDraft(open ? 'overview' : null, doctor.overview);
  const close = () => {
    reset();
    onClose();
  };
  const { mutate, reset, isPending, error } = useSaveOverview(doctor.doctorId, () => {
    clear();
    close();
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(text);
  };
  return (
    <Dialog open={open} onClose={close} title={m.practice_edit_overview()} initialFocus={field} wide>
      <form className="stack-4" onSubmit={save}>
        <DraftLine state={draft} />
        <TextAreaField
          ref={field}
          label={m.practice_overview_label()}
          hint={m.practice_overview_hint()}
          error={errorSentence(error)}
          optional
          rows={10}
          maxLength={maxOverviewLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button look="quiet" onClick={close}>
            {m.practice_cancel()}
          </Button>
          <Button type="submit" busy={isPending}>
            {isPending ? m.practice_overview_saving() : m.practice_overview_save()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
