import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { RegistrationRole } from './registration-roles.ts';

/** What somebody has entered so far. */
interface Draft {
  readonly role: RegistrationRole;
  readonly values: Readonly<Record<string, string>>;
}

const key = 'sign-up-draft';
/** Never stored: a password, and what has to be agreed to anew. */
const unkept = new Set(['password', 'consent']);

/**
 * The draft of this tab. It is kept for the tab alone, not for the device: at a shared one the next person would
 * read who was here.
 */
export function storedDraft(): Draft | null {
  const text = window.sessionStorage.getItem(key);
  return text === null ? null : (JSON.parse(text) as Draft);
}

export const forgetDraft = () => window.sessionStorage.removeItem(key);

function keep(role: RegistrationRole, typed: FieldValues) {
  const kept = Object.entries(typed).filter(
    ([name, value]) => !unkept.has(name) && typeof value === 'string',
  );
  window.sessionStorage.setItem(key, JSON.stringify({ role, values: Object.fromEntries(kept) }));
}

/** The values that a form of this role begins with: those of the draft over the empty ones. */
export function withDraft<Values extends Readonly<Record<string, unknown>>>(
  role: RegistrationRole,
  empty: Values,
): { values: Values; kept: boolean } {
  const draft = storedDraft();
  if (draft?.role !== role) return { values: empty, kept: false };
  const known = Object.entries(draft.values).filter(([name]) => Object.hasOwn(empty, name));
  return { values: { ...empty, ...Object.fromEntries(known) }, kept: true };
}

/**
 * Keeps what is typed through a reload, until it is sent or discarded. `kept` says that the form began with a
 * draft; `afresh` empties it.
 */
export function useDraft<Values extends FieldValues>(
  role: RegistrationRole,
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'reset'>,
  begunWithDraft: boolean,
  empty: DefaultValues<Values>,
) {
  const [kept, setKept] = useState(begunWithDraft);
  const { subscribe, reset } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === 'change') keep(role, values);
        },
      }),
    [subscribe, role],
  );
  return {
    kept,
    afresh: () => {
      forgetDraft();
      setKept(false);
      reset(empty);
    },
  };
}
