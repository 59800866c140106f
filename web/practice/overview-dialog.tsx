import { type FormEvent, useRef, useState } from 'react';
import type { OwnProfile } from '#contract/practice.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AreaField } from '../ui/forms/area-field.tsx';
import { ConfirmDiscard } from '../ui/forms/confirm-discard.tsx';
import styles from './overview-dialog.module.css';
import { useSaveOverview } from './use-overview.ts';

/** As in the contract. */
const longestOverview = 4000;

/** The sentence of a refusal: about the text, else in general. */
function sentenceOf(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.problem.fields?.[0]?.message ?? error.message;
}

interface OverviewDialogProps {
  readonly doctor: Pick<OwnProfile, 'doctorId' | 'overview'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Edits what patients read about the doctor (G-05). The text survives a failed save, and closing asks first.
 */
export function OverviewDialog({ doctor, open, onClose }: OverviewDialogProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const text = draft ?? doctor.overview;
  const close = () => {
    setAsking(false);
    setDraft(null);
    reset();
    onClose();
  };
  const { mutate, reset, isPending, error } = useSaveOverview(doctor.doctorId, close);
  const field = useRef<HTMLTextAreaElement>(null);
  const askToClose = () => (text === doctor.overview ? close() : setAsking(true));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(text);
  };
  return (
    <>
      {/* First, so that it closes first: a dialog can return the focus only if no other lies over it. */}
      <ConfirmDiscard open={asking} onKeep={() => setAsking(false)} onDiscard={close} />
      <Dialog open={open} onClose={askToClose} title={m.practice_edit_overview()} initialFocus={field} wide>
        <form className={styles.form} onSubmit={save}>
          <AreaField
            ref={field}
            label={m.practice_overview_label()}
            hint={m.practice_overview_hint()}
            error={sentenceOf(error)}
            optional
            rows={10}
            maxLength={longestOverview}
            value={text}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className={styles.buttons}>
            <Button look="quiet" onClick={askToClose}>
              {m.practice_cancel()}
            </Button>
            <Button type="submit" busy={isPending}>
              {isPending ? m.practice_overview_saving() : m.practice_overview_save()}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
