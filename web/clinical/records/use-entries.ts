import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { clinicalKeys } from '../queries.ts';

export type EntryKind = 'allergies' | 'conditions';
export type EndedAs = 'over' | 'mistake';
type Change =
  | { readonly kind: 'none-known' }
  | { readonly kind: 'allergy'; readonly substance: string; readonly reaction: string }
  | { readonly kind: 'condition'; readonly name: string; readonly since: string | null }
  | { readonly kind: 'end'; readonly of: EntryKind; readonly entryId: string; readonly as: EndedAs };

/** Writes into a record; a failure shows the server's sentence as a toast. */
export function useEntries(patientId: string) {
  const call = useCall();
  const send = (change: Change) => {
    const params = { patientId };
    switch (change.kind) {
      case 'none-known':
        return call('POST /patients/:patientId/allergies/none-known', { params });
      case 'allergy': {
        const { substance, reaction } = change;
        return call('POST /patients/:patientId/allergies', { params, body: { substance, reaction } });
      }
      case 'condition': {
        const { name, since } = change;
        return call('POST /patients/:patientId/conditions', { params, body: { name, since } });
      }
      case 'end': {
        const input = { params: { patientId, entryId: change.entryId }, body: { as: change.as } };
        return change.of === 'allergies'
          ? call('PUT /patients/:patientId/allergies/:entryId/end', input)
          : call('PUT /patients/:patientId/conditions/:entryId/end', input);
      }
    }
  };
  return useCommand<unknown, Change>(send, {
    done: null,
    otherwise: m.records_failed,
    refresh: [clinicalKeys.records],
  });
}
