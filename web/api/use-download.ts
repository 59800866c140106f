import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#web/ui/browser/save-file.ts';
import { toast } from '../ui/toasts/toasts.tsx';
import { getRefusalMessage } from './use-form-submission.ts';

/** Downloads a file of the API as `name`. A failure shows the server's message, or `failed`, as a toast. */
export function useDownload<Input = void>(
  load: (input: Input) => Promise<Blob>,
  name: () => string,
  failed: () => string,
) {
  return useMutation({
    mutationFn: async (input: Input) => saveFile(await load(input), name()),
    onError: (error) => {
      console.error(error);
      toast.bad(getRefusalMessage(error) ?? failed());
    },
  });
}
