import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftStore, deviceDrafts } from './draft-store.ts';
import { type DraftState, useDraft } from './use-draft.ts';

interface FormDraftOptions<Values> {
  /** Fields that are never stored, such as a password. */
  readonly unkept?: readonly (keyof Values)[];
  readonly store?: DraftStore;
}

/**
 * `useDraft` for a form of react-hook-form with the default values `empty`. A stored draft fills the form,
 * which is dirty then. Clear it after the save, when the form has its new values.
 */
export function useFormDraft<Values extends FieldValues>(
  name: string | null,
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues'>,
  empty: Values,
  { unkept = [], store = deviceDrafts }: FormDraftOptions<Values> = {},
): readonly [clear: () => void, restored: number | null, state: DraftState] {
  const [value, setValue, clear, restored, state] = useDraft<Values>(name, empty, store);
  const { subscribe, reset, getValues } = form;
  /** A copy, because the form mutates its own values. */
  const copyStoredFields = (values: Values): Values => {
    const never = unkept.map((field) => [field, empty[field]]);
    return structuredClone({ ...values, ...Object.fromEntries(never) });
  };
  const differs = (values: Values) => JSON.stringify(copyStoredFields(values)) !== JSON.stringify(value);
  const { filled } = state;
  const fill = useEffectEvent(() => {
    if (filled > 0 || differs(getValues())) reset(value, { keepDefaultValues: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a text comes from outside of the form
  useEffect(() => fill(), [name, filled]);
  const onValues = useEffectEvent((values: Values) => {
    if (differs(values)) setValue(copyStoredFields(values));
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) }),
    [subscribe],
  );
  return [clear, restored, state];
}
