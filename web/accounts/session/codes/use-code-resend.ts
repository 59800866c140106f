import { useState } from 'react';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { getRefusalMessage } from '#web/api/refusals.ts';

const codeRefusals = new Set(['wrong_code', 'code_expired']);
const getErrorCode = (error: unknown) => (error instanceof ApiError ? error.code : '');

/**
 * State for a form with a one-time code: the problem, and resending. `onResend` requests another code and
 * throws what the call throws; `onSent` empties the field.
 */
export function useCodeResend(onResend: () => Promise<void>, onSent: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  /** The last code can no longer be used. */
  const [dead, setDead] = useState(false);
  const [busy, setBusy] = useState(false);
  const [resent, setResent] = useState(false);
  const begin = () => {
    setProblem(null);
    setResent(false);
  };
  return {
    problem,
    dead,
    busy,
    resent,
    /** Call when the form is sent. */
    begin,
    /** Call when it was refused. Returns the message for the code field, or null if it is in `problem`. */
    fail: (error: unknown): string | null => {
      console.error(error);
      const sentence = getRefusalMessage(error) ?? m.session_no_connection();
      if (getErrorCode(error) === 'code_expired') setDead(true);
      if (codeRefusals.has(getErrorCode(error))) return sentence;
      setProblem(sentence);
      return null;
    },
    resend: async () => {
      begin();
      setBusy(true);
      try {
        await onResend();
        setDead(false);
        setResent(true);
        onSent();
      } catch (error) {
        console.error(error);
        setProblem(getRefusalMessage(error) ?? m.session_no_connection());
      }
      setBusy(false);
    },
  };
}
export type CodeResend = ReturnType<typeof useCodeResend>;
