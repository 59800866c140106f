import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import {
  addHolidayEndpoint,
  addProgramEndpoint,
  type HospitalSettings,
  hospitalSettingsForm,
} from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import type { Input } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

const queryKey = ['hospital-settings'];

/** Not refetched, so that typed text is not overwritten. */
export function useHospitalSettings() {
  const call = useCall();
  return useQuery({
    queryKey,
    queryFn: () => call('GET /hospital/settings'),
    refetchOnWindowFocus: false,
  });
}

/** Saves one card of the settings; `onSaved` gets the stored settings. */
export function useSettingsForm(onSaved?: (settings: HospitalSettings) => void) {
  const call = useCall();
  const client = useQueryClient();
  return useCheckedForm<typeof hospitalSettingsForm>(
    hospitalSettingsForm,
    async (body: z.input<typeof hospitalSettingsForm>) => {
      const { message, settings } = await call('PUT /hospital/settings', { body });
      client.setQueryData(queryKey, settings);
      onSaved?.(settings);
      toast.good(message);
    },
  );
}

/** Saves the hospital's logo as soon as it is chosen; null removes it. */
export function useLogo() {
  const call = useCall();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (photo: File | null) => {
    setBusy(true);
    setProblem(null);
    try {
      const { message, settings } = await call('PUT /hospital/letterhead/logo', { photo });
      client.setQueryData(queryKey, settings);
      toast.good(message);
    } catch (error) {
      console.error(error);
      setProblem(getRefusalMessage(error) ?? m.session_no_connection());
    }
    setBusy(false);
  };
  return { busy, problem, save };
}

export function useHolidayForm(onAdded: (date: string) => void) {
  const call = useCall();
  const client = useQueryClient();
  return useCheckedForm(addHolidayEndpoint.body, async (body) => {
    const { message, settings } = await call('POST /hospital/holidays', { body });
    client.setQueryData(queryKey, settings);
    onAdded(body.date);
    toast.good(message);
  });
}

export function useProgramForm(onAdded: () => void) {
  const call = useCall();
  const client = useQueryClient();
  return useCheckedForm(addProgramEndpoint.body, async (body) => {
    const { message, settings } = await call('POST /hospital/programs', { body });
    client.setQueryData(queryKey, settings);
    onAdded();
    toast.good(message);
  });
}

export function useProgramRemoval() {
  const call = useCall();
  const client = useQueryClient();
  return async (programId: string) => {
    const { message, settings } = await call('DELETE /hospital/programs/:programId', {
      params: { programId },
    });
    client.setQueryData(queryKey, settings);
    return { message };
  };
}

export function useHolidayRemoval() {
  const call = useCall();
  const client = useQueryClient();
  return async (date: string) => {
    const { message, settings } = await call('DELETE /hospital/holidays/:date', { params: { date } });
    client.setQueryData(queryKey, settings);
    return { message };
  };
}

type HolidayAnswer = Omit<Input<'PUT /hospital/schedules/days/:date/close'>['body'], 'practiceId'> & {
  readonly date: string;
  readonly practiceIds: readonly string[];
};

/**
 * Closes the day of a holiday at each of the given practices. It stops at the first failure and reports it;
 * the practices before it stay closed.
 */
export function useHolidayVisits(onDone: () => void) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ date, practiceIds, ...answer }: HolidayAnswer) {
      let notified = 0;
      for (const practiceId of practiceIds) {
        const body = { practiceId, ...answer };
        notified += (await call('PUT /hospital/schedules/days/:date/close', { params: { date }, body }))
          .notified;
      }
      return notified;
    },
    onSuccess: (count) => {
      toast.good(m.hospital_settings_holiday_told({ count }));
      onDone();
    },
    onError: (error) => toast.bad(getRefusalMessage(error) ?? m.session_no_connection()),
    onSettled: () => client.invalidateQueries(),
  });
}
