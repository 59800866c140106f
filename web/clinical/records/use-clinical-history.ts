import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { recordKeys, refreshRecords } from './use-clinical-record.ts';

export function useClinicalHistory(patientId: string) {
  const call = useCall();
  return useQuery({
    queryKey: [...recordKeys.record(patientId), 'history'],
    queryFn: ({ signal }) => call('GET /patients/:patientId/history', { params: { patientId }, signal }),
    enabled: patientId !== '',
    retry: false,
  });
}

export interface NewFile {
  readonly file: File;
  readonly title: string;
  /** The day of the report, YYYY-MM-DD. */
  readonly day: string;
}

export function useAddFile(patientId: string) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, title, day }: NewFile) =>
      call('POST /patients/:patientId/uploads', { params: { patientId }, body: { title, day }, file }),
    onSuccess: ({ message }) => {
      toast.good(message);
      return refreshRecords(client);
    },
  });
}

/** Removes an own file; the toast says if it is gone or struck out. */
export function useRemoveFile(patientId: string) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (uploadId: string) =>
      call('DELETE /patients/:patientId/uploads/:uploadId', { params: { patientId, uploadId } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (error) => {
      console.error(error);
      toast.bad(getRefusalMessage(error) ?? m.records_failed());
    },
    onSettled: () => refreshRecords(client),
  });
}
