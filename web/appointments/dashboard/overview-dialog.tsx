import { type FormEvent, useRef } from 'react';
import type { OwnProfile } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { refusalCode } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { DraftLine } from '#web/platform/drafts/draft-line.tsx';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { appointmentKeys, profileKey } from '../queries.ts';
import styles from './overview-dialog.module.css';

/** As in the contract. */
const maxOverviewLength = 4000;

interface OverviewDialogProps {
  readonly doctor: Pick<OwnProfile, 'doctorId' | 'overview'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Edits the text patients read about the doctor. A draft is stored until it is saved. */
export function OverviewDialog({ doctor, open, onClose }: OverviewDialogProps) {
  const [text, setText, clear, , draft] = useDraft(open ? 'overview' : null, doctor.overview);
  const call = useCall();
  const saving = useCommand(
    (overview: string) =>
      call('PUT /doctors/update/:doctorId', { params: { doctorId: doctor.doctorId }, body: { overview } }),
    {
      inPlace: true,
      done: () => m.practice_overview_saved(),
      onDone() {
        clear();
        onClose();
      },
      onFailed: (error) =>
        toast.bad(refusalCode(error) ? m.practice_overview_refused() : m.practice_overview_lost()),
      refresh: [profileKey, appointmentKeys.figures],
    },
  );
  const close = () => {
    saving.forget();
    onClose();
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void saving.run(text);
  };
  return (
    <Dialog open={open} onClose={close} title={m.practice_edit_overview()} initialFocus={field} wide>
      <form className="stack-4" onSubmit={save}>
        <DraftLine state={draft} />
        <TextAreaField
          ref={field}
          label={m.practice_overview_label()}
          hint={m.practice_overview_hint()}
          error={saving.error instanceof ApiError ? (saving.problem ?? undefined) : undefined}
          optional
          rows={10}
          maxLength={maxOverviewLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button look="quiet" onClick={close}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" busy={saving.isPending}>
            {saving.isPending ? m.common_saving() : m.practice_overview_save()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
