import { useQueryClient } from '@tanstack/react-query';
import type { PrescriptionSet } from '#contract/clinical/prescription-sets.ts';
import type { Medicine } from '#contract/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { clinicalKeys, useStoredPrescribingAids } from '../../queries.ts';
import { toStoredPhrases } from '../form/prescription-fields.ts';

type Aids = Output<'GET /doctors/prescribing-aids'>;
const noAids: Aids = { favourites: [], adviceLines: [], sets: [] };

/** The doctor's favourites and sets; empty while they load or after a failure. */
export function usePrescribingAids() {
  const call = useCall();
  const client = useQueryClient();
  const { favourites, adviceLines, sets } = { ...noAids, ...useStoredPrescribingAids().data };
  const change = (next: Partial<Aids>) =>
    client.setQueriesData<Aids>({ queryKey: clinicalKeys.prescribingAids }, (former = noAids) => ({
      ...former,
      ...next,
    }));

  const pin = useCommand(
    ({ medicine, pinned }: { readonly medicine: Medicine; readonly pinned: boolean }) =>
      call('PUT /doctors/prescribing-aids/favourites', {
        body: { medicine: toStoredPhrases(medicine), pinned },
      }),
    {
      done: null,
      onDone: (answer) => void change(answer),
      otherwise: m.prescribe_pin_failed,
      subject: ({ medicine }) => medicine.name,
    },
  );
  const keepSet = useCommand(
    (set: Omit<PrescriptionSet, 'setId'>) => call('PUT /doctors/prescribing-aids/sets', { body: set }),
    {
      done: ({ set }) => m.prescribe_set_kept({ diagnosis: set.diagnosis }),
      onDone: ({ set }) => void change({ sets: [...sets.filter(({ setId }) => setId !== set.setId), set] }),
      otherwise: m.prescribe_set_failed,
    },
  );
  const removeSet = useCommand(
    (setId: string) => call('DELETE /doctors/prescribing-aids/sets/:setId', { params: { setId } }),
    {
      done: () => m.prescribe_set_removed(),
      onDone: ({ setId: gone }) => void change({ sets: sets.filter(({ setId }) => setId !== gone) }),
      otherwise: m.prescribe_set_failed,
    },
  );
  return { favourites, adviceLines, sets, pin, keepSet, removeSet };
}
export type PrescribingAids = ReturnType<typeof usePrescribingAids>;
