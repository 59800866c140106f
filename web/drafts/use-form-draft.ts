import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftStore, deviceDrafts } from './draft-store.ts';
import { type DraftState, useDraft } from './use-draft.ts';

/**
 * `useDraft` for a form of react-hook-form, whose default values are `empty`: what is typed is kept, and a draft that
 * was kept fills the form, which then is dirty. Clear it after the save.
 */
export function useFormDraft<Values extends FieldValues>(
  name: string | null,
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues'>,
  empty: Values,
  store: DraftStore = deviceDrafts,
): readonly [clear: () => void, restored: number | null, state: DraftState] {
  const [value, setValue, clear, restored, state] = useDraft<Values>(name, empty, store);
  const { subscribe, reset, getValues } = form;
  const differs = (values: Values) => JSON.stringify(values) !== JSON.stringify(value);
  const fill = useEffectEvent(() => {
    if (differs(getValues())) reset(value, { keepDefaultValues: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it comes from outside of the form
  useEffect(() => fill(), [value]);
  const onValues = useEffectEvent((values: Values) => {
    // A copy, as the form goes on changing its own.
    if (differs(values)) setValue(structuredClone(values));
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) }),
    [subscribe],
  );
  return [clear, restored, state];
}
