import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FavouriteMedicine, PrescriptionSet } from '#contract/clinical/prescription-sets.ts';
import type { Medicine } from '#contract/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { toStoredPhrases } from '../form/prescription-fields.ts';

const key = ['prescribing-aids'];
interface Aids {
  readonly favourites: readonly FavouriteMedicine[];
  readonly adviceLines: readonly string[];
  readonly sets: readonly PrescriptionSet[];
}
const noAids: Aids = { favourites: [], adviceLines: [], sets: [] };

/** The doctor's favourites and sets; empty while they load or after a failure. */
export function usePrescribingAids() {
  const call = useCall();
  const client = useQueryClient();
  const { data } = useQuery<Aids>({
    queryKey: key,
    queryFn: () => call('GET /doctors/prescribing-aids'),
  });
  const { favourites, adviceLines, sets } = { ...noAids, ...data };
  const change = (next: Partial<Aids>) =>
    client.setQueryData<Aids>(key, (former = noAids) => ({ ...former, ...next }));

  const pin = useMutation({
    mutationFn: ({ medicine, pinned }: { readonly medicine: Medicine; readonly pinned: boolean }) =>
      call('PUT /doctors/prescribing-aids/favourites', {
        body: { medicine: toStoredPhrases(medicine), pinned },
      }),
    onSuccess: (answer) => change(answer),
    onError: () => toast.bad(m.prescribe_pin_failed()),
  });
  const keepSet = useMutation({
    mutationFn: (set: Omit<PrescriptionSet, 'setId'>) =>
      call('PUT /doctors/prescribing-aids/sets', { body: set }),
    onSuccess: ({ set }) => {
      change({ sets: [...sets.filter(({ setId }) => setId !== set.setId), set] });
      toast.good(m.prescribe_set_kept({ diagnosis: set.diagnosis }));
    },
    onError: () => toast.bad(m.prescribe_set_failed()),
  });
  const removeSet = useMutation({
    mutationFn: (setId: string) =>
      call('DELETE /doctors/prescribing-aids/sets/:setId', { params: { setId } }),
    onSuccess: ({ setId: gone }) => {
      change({ sets: sets.filter(({ setId }) => setId !== gone) });
      toast.good(m.prescribe_set_removed());
    },
    onError: () => toast.bad(m.prescribe_set_failed()),
  });
  return { favourites, adviceLines, sets, pin, keepSet, removeSet };
}
export type PrescribingAids = ReturnType<typeof usePrescribingAids>;

/** This doctor's last prescription for the patient; null while it loads, or if there is none. */
export function useLastPrescription(appointmentId: string) {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['last-prescription', appointmentId],
    queryFn: ({ signal }) =>
      call('GET /appointments/:appointmentId/last-prescription', { params: { appointmentId }, signal }),
  });
  return data?.last ?? null;
}

/**
 * Data that decides which medicines the visit may prescribe; undefined while loading, null after a failure.
 */
export function usePrescribing(appointmentId: string) {
  const call = useCall();
  const { data, isError } = useQuery({
    queryKey: ['prescribing', appointmentId],
    queryFn: ({ signal }) =>
      call('GET /appointments/:appointmentId/prescribing', { params: { appointmentId }, signal }),
  });
  return isError ? null : data;
}
