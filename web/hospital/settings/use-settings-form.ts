import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

/** The form of one section of the settings, of the fields named; after saving it shows what was stored. */
export function useSettingsForm<Name extends keyof HospitalSettings>(
  settings: HospitalSettings,
  names: readonly Name[],
  onSaved?: () => void,
) {
  const call = useCall();
  const store = useStoreSettings();
  const pick = (from: HospitalSettings) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<HospitalSettings, Name>;
  const [stored, setStored] = useState(() => pick(settings));
  const form = useTypedForm(
    hospitalSettingsForm,
    stored,
    (body: z.input<typeof hospitalSettingsForm>) => call('PUT /hospital/settings', { body }),
    {
      onDone: (answer) => {
        store(answer);
        setStored(pick(answer.settings));
        form.change(pick(answer.settings));
        onSaved?.();
      },
    },
  );
  return {
    ...form,
    unsaved: JSON.stringify(form.typed) !== JSON.stringify(stored),
    discard: () => form.change(stored),
  };
}
