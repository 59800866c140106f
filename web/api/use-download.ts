import { saveFile } from '#web/ui/browser/save-file.ts';
import { useCommand } from './use-command.ts';

/** Downloads a file of the API as `name`. A failure shows the server's message, or `failed`, as a toast. */
export function useDownload<Input = void>(
  load: (input: Input) => Promise<Blob>,
  name: () => string,
  failed: () => string,
) {
  return useCommand(async (input: Input) => saveFile(await load(input), name()), {
    done: null,
    otherwise: failed,
  });
}
