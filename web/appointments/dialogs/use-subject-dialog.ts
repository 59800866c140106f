import { useRef, useState } from 'react';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { failureSentence, type Outcome } from '../changes/use-appointment-change.ts';

/**
 * A dialog about one subject at a time. It closes when the change was made or someone else was first; after a
 * failure it stays open, with its text and the reason.
 */
export function useSubjectDialog<Subject extends object | string>() {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useRef<Subject | null>(null);
  const show = (next: Subject | null) => {
    shown.current = next;
    setSubject(next);
    setProblem(null);
  };
  return {
    subject,
    problem,
    ask: (about: Subject) => show(about),
    close: () => show(null),
    /**
     * The dialog may be closed or about something else when `sending` settles. With 'stays' it stays open
     * even if someone else was first.
     */
    async settle<Answer>(about: Subject, sending: Promise<Outcome<Answer>>, overtaken?: 'stays') {
      setProblem(null);
      const outcome = await sending;
      const isShown = shown.current === about;
      if (outcome.state === 'failed') {
        const stays = isShown && (overtaken === 'stays' || !outcome.overtaken);
        if (stays) setProblem(failureSentence(outcome));
        else toast.bad(failureSentence(outcome));
        if (isShown && !stays) show(null);
      } else if (outcome.state === 'done' && isShown) show(null);
      return outcome;
    },
  };
}
export type SubjectDialog<Subject extends object | string> = ReturnType<typeof useSubjectDialog<Subject>>;
