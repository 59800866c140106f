import { useRef, useState } from 'react';
import { toast } from '../ui/toasts.tsx';
import type { Outcome } from './change.ts';

/**
 * A dialog about one thing at a time. What is sent from it closes it once it is done or overtaken; failed, the dialog
 * stays with everything that was typed, and says why.
 */
export function useAsking<Subject extends object>() {
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
    /** Waits for what was sent about `about`; by then the dialog may have been closed, or be about something else. */
    async settle(about: Subject, sending: Promise<Outcome<unknown>>) {
      setProblem(null);
      const outcome = await sending;
      if (outcome.state === 'failed') {
        if (shown.current === about) setProblem(outcome.sentence);
        else toast.bad(outcome.sentence);
      } else if (outcome.state !== 'running' && shown.current === about) show(null);
      return outcome;
    },
  };
}
