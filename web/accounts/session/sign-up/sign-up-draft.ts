import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { createDraftStore } from '#web/platform/drafts/draft-store.ts';
import { fitDraft } from '#web/platform/drafts/fit-draft.ts';
import { deviceTime } from '#web/ui/browser/clock.ts';
import { browserStorage } from '#web/ui/browser/storage.ts';
import { type RegistrationRole, registrationRoles } from './registration-roles.ts';

/** Stored for the tab only: on a shared device the next user would see who registered. */
const signUpDrafts = createDraftStore(browserStorage.tab, () => 'sign-up', deviceTime);
/** Never stored: passwords, and consent, which must be given again. */
const unsavedFields = new Set(['password', 'consent']);

export const getDraftRole = (): RegistrationRole | null =>
  registrationRoles.find((role) => signUpDrafts.read(role)) ?? null;

export const clearDraft = () => signUpDrafts.forgetOwn();

function saveDraft(role: RegistrationRole, typed: FieldValues) {
  const stored = Object.entries(typed).filter(
    ([name, value]) => !unsavedFields.has(name) && typeof value === 'string',
  );
  signUpDrafts.write(role, Object.fromEntries(stored));
}

/** Fills in the form of this role before it opens, keeping what was typed already. */
export function prefillDraft(role: RegistrationRole, known: Readonly<Record<string, string>>) {
  const typed = signUpDrafts.read(role)?.value;
  saveDraft(role, { ...(typeof typed === 'object' ? typed : {}), ...known });
}

export function withDraft<Values extends Readonly<Record<string, unknown>>>(
  role: RegistrationRole,
  empty: Values,
): { values: Values; stored: boolean } {
  const draft = signUpDrafts.read(role);
  return { values: draft ? fitDraft(draft.value, empty) : empty, stored: draft !== null };
}

/**
 * Stores what is typed across a reload, until it is sent or discarded. `stored` is true if the form began with
 * a draft; `afresh` empties it.
 */
export function useSignUpDraft<Values extends FieldValues>(
  role: RegistrationRole,
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'reset'>,
  begunWithDraft: boolean,
  empty: DefaultValues<Values>,
) {
  const [stored, setKept] = useState(begunWithDraft);
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
    stored,
    afresh: () => {
      clearDraft();
      setKept(false);
      reset(empty);
    },
  };
}
