import { useRef, useState } from 'react';
import { toast } from '../ui/toasts/toasts.tsx';
import { type Outcome, whyNot } from './change.ts';

/**
 * A dialog about one thing at a time. What is sent from it closes it once it is done or overtaken; failed,
 * the dialog stays with everything that was typed, and says why.
 */
export function useAsking<Subject extends object | string>() {
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
     * Waits for what was sent about `about`; by then the dialog may have been closed, or be about something
     * else. With 'stays' it stays although it was overtaken.
     */
    async settle<Answer>(about: Subject, sending: Promise<Outcome<Answer>>, overtaken?: 'stays') {
      setProblem(null);
      const outcome = await sending;
      const isShown = shown.current === about;
      if (outcome.state === 'failed') {
        const stays = isShown && (overtaken === 'stays' || !outcome.overtaken);
        if (stays) setProblem(whyNot(outcome));
        else toast.bad(whyNot(outcome));
        if (isShown && !stays) show(null);
      } else if (outcome.state === 'done' && isShown) show(null);
      return outcome;
    },
  };
}
export type Asking<Subject extends object | string> = ReturnType<typeof useAsking<Subject>>;
