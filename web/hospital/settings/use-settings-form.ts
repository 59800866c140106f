import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type HospitalSettings, hospitalSettingsForm } from '#contract/hospital/hospital-settings.ts';
import { useCall } from '#web/api/context.tsx';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { hospitalKeys } from '../queries.ts';

/** The answer to every change of the settings. */
export interface SettingsAnswer {
  readonly message: string;
  readonly settings: HospitalSettings;
}

export function useStoreSettings() {
  const client = useQueryClient();
  return ({ settings }: SettingsAnswer) =>
    void client.setQueriesData({ queryKey: hospitalKeys.settings }, settings);
}

/** The form of one card of the settings; `onSaved` gets the stored settings. */
export function useSettingsForm<Values extends object>(
  initial: Values,
  onSaved?: (settings: HospitalSettings) => void,
) {
  const call = useCall();
  const store = useStoreSettings();
  return useTypedForm(
    hospitalSettingsForm,
    initial,
    (body: z.input<typeof hospitalSettingsForm>) => call('PUT /hospital/settings', { body }),
    {
      onDone: (answer) => {
        store(answer);
        onSaved?.(answer.settings);
      },
    },
  );
}
