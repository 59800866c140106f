import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { createDraftStore } from '#web/platform/drafts/draft-store.ts';
import { fitDraft } from '#web/platform/drafts/fitting.ts';
import { deviceTime } from '#web/ui/clock.ts';
import { browserStorage } from '#web/ui/storage.ts';
import { type RegistrationRole, registrationRoles } from './registration-roles.ts';

/**
 * The drafts of this tab. They are kept for the tab alone, not for the device: at a shared one the next person would
 * read who was here.
 */
const signUpDrafts = createDraftStore(browserStorage.tab, () => 'sign-up', deviceTime);
/** Never stored: a password, and what has to be agreed to anew. */
const unsavedFields = new Set(['password', 'consent']);

/** The role of the sign-up that was begun in this tab; null without one. */
export const getDraftRole = (): RegistrationRole | null =>
  registrationRoles.find((role) => signUpDrafts.read(role)) ?? null;

export const clearDraft = () => signUpDrafts.forgetOwn();

function saveDraft(role: RegistrationRole, typed: FieldValues) {
  const kept = Object.entries(typed).filter(
    ([name, value]) => !unsavedFields.has(name) && typeof value === 'string',
  );
  signUpDrafts.write(role, Object.fromEntries(kept));
}

/** Fills a form of this role in before it is opened, beside what was typed into it already. */
export function prefillDraft(role: RegistrationRole, known: Readonly<Record<string, string>>) {
  const typed = signUpDrafts.read(role)?.value;
  saveDraft(role, { ...(typeof typed === 'object' ? typed : {}), ...known });
}

/** The values that a form of this role begins with: those of the draft over the empty ones. */
export function withDraft<Values extends Readonly<Record<string, unknown>>>(
  role: RegistrationRole,
  empty: Values,
): { values: Values; kept: boolean } {
  const draft = signUpDrafts.read(role);
  return { values: draft ? fitDraft(draft.value, empty) : empty, kept: draft !== null };
}

/**
 * Keeps what is typed through a reload, until it is sent or discarded. `kept` says that the form began with a
 * draft; `afresh` empties it.
 */
export function useSignUpDraft<Values extends FieldValues>(
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
          if (type === 'change') saveDraft(role, values);
        },
      }),
    [subscribe, role],
  );
  return {
    kept,
    afresh: () => {
      clearDraft();
      setKept(false);
      reset(empty);
    },
  };
}
