import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AreaField } from '../ui/forms/field-area.tsx';
import { toast } from '../ui/toasts.tsx';
import styles from './reason-dialog.module.css';

/** As much as the contract takes. */
const longestReason = 500;

interface ReasonDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What is refused, and whose it is. */
  readonly title: string;
  readonly sendLabel: string;
  /** What has been typed so far; its owner keeps it, so that nothing is lost when the dialog closes. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly busy: boolean;
  /** Why it could not be sent. */
  readonly problem: string | null;
  readonly onSend: (reason: string) => void;
}

/** Asks a doctor why: of a request that is rejected, of a visit that is called off (G-03, G-04). */
export function ReasonDialog({ open, onClose, title, ...form }: ReasonDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={title} initialFocus={field}>
      <ReasonForm field={field} onClose={onClose} {...form} />
    </Dialog>
  );
}

interface ReasonFormProps extends Omit<ReasonDialogProps, 'open' | 'title'> {
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

function ReasonForm({ field, onClose, sendLabel, draft, onDraft, busy, problem, onSend }: ReasonFormProps) {
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = draft.trim();
    setMissing(reason === '');
    if (reason === '') toast.bad(m.requests_reason_missing());
    else onSend(reason);
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <AreaField
        label={m.requests_reason_label()}
        hint={m.requests_reason_hint()}
        error={missing && draft.trim() === '' ? m.requests_reason_missing() : undefined}
        maxLength={longestReason}
        ref={field}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          {m.requests_back()}
        </Button>
        <Button type="submit" look="danger" busy={busy}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
