import { type RefObject, useRef, useState } from 'react';
import { refusalCode } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';

export interface CodeResend {
  /** Of the code field, which is focused once another code was sent. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** The last code can no longer be used. */
  readonly isDead: boolean;
  readonly isPending: boolean;
  readonly isResent: boolean;
  readonly problem: string | null;
  readonly resend: () => void;
  /** Call when the form is sent. */
  readonly begin: () => void;
  /** Call when it was refused. */
  readonly fail: (error: unknown) => void;
}

/**
 * Another code for a form with a one-time code. `onResend` requests it and throws what the call throws;
 * `onSent` empties the field.
 */
export function useCodeResend(onResend: () => Promise<void>, onSent: () => void): CodeResend {
  const field = useRef<HTMLInputElement>(null);
  const [isDead, setDead] = useState(false);
  const [isResent, setResent] = useState(false);
  const { run, isPending, problem, forget } = useCommand(onResend, {
    inPlace: true,
    onDone: () => {
      setDead(false);
      setResent(true);
      onSent();
      field.current?.focus();
    },
  });
  const begin = () => {
    forget();
    setResent(false);
  };
  return {
    field,
    isDead,
    isPending,
    isResent,
    problem,
    resend: () => {
      begin();
      void run();
    },
    begin,
    fail: (error) => {
      if (refusalCode(error) === 'code_expired') setDead(true);
    },
  };
}
