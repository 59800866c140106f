import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { DraftLine } from '#web/platform/drafts/draft-line.tsx';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { DialogForm } from './dialog-form.tsx';
import type { SubjectDialog } from './use-subject-dialog.ts';

/** As in the contract. */
const maxReasonLength = 500;

interface ReasonDialogProps<Subject extends { readonly appointmentId: string }> {
  readonly asking: SubjectDialog<Subject>;
  readonly title: (subject: Subject) => string;
  readonly sendLabel: string;
  readonly busy?: boolean;
  /** Returns true once the reason need not be stored any longer. */
  readonly onSend: (subject: Subject, reason: string) => boolean | Promise<boolean>;
}

export function ReasonDialog<Subject extends { readonly appointmentId: string }>({
  asking: { subject, problem, close, done },
  title,
  sendLabel,
  busy = false,
  onSend,
}: ReasonDialogProps<Subject>) {
  const id = subject?.appointmentId ?? '';
  const [draft, setDraft, clear, , draftState] = useDraft(subject && `reason:${id}`, '');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = async (about: Subject, reason: string) => {
    if (!(await onSend(about, reason))) return;
    clear();
    done(about);
  };
  return (
    <Dialog
      open={subject !== null}
      onClose={close}
      title={subject ? title(subject) : ''}
      initialFocus={field}
    >
      {subject && (
        <ReasonForm
          field={field}
          draft={draft}
          onDraft={setDraft}
          line={<DraftLine state={draftState} />}
          problem={problem}
          sendLabel={sendLabel}
          busy={busy}
          onClose={close}
          onSend={(reason) => void send(subject, reason)}
        />
      )}
    </Dialog>
  );
}

interface ReasonFormProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly line: ReactNode;
  readonly problem: string | null;
  readonly sendLabel: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => void;
}

function ReasonForm(props: ReasonFormProps) {
  const { field, draft, onDraft, line, problem, sendLabel, busy, onClose, onSend } = props;
  const [missing, setMissing] = useState(false);
  const reason = draft.trim();
  const submit = () => {
    setMissing(reason === '');
    if (reason === '') toast.bad(m.requests_reason_missing());
    else onSend(reason);
  };
  return (
    <DialogForm
      onSubmit={submit}
      problem={problem}
      buttons={
        <>
          <Button look="quiet" onClick={onClose}>
            {m.common_back()}
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            {sendLabel}
          </Button>
        </>
      }
    >
      {line}
      <TextAreaField
        label={m.own_reschedule_label()}
        hint={m.requests_reason_hint()}
        error={missing && reason === '' ? m.requests_reason_missing() : undefined}
        maxLength={maxReasonLength}
        ref={field}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
      />
    </DialogForm>
  );
}
