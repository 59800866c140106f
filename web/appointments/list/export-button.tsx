import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { toFilter } from './list-query.ts';
import type { ListView } from './list-view.ts';

/** Downloads the filtered list as a spreadsheet; a failure shows a toast. */
export function ExportButton({ view, disabled }: { readonly view: ListView; readonly disabled: boolean }) {
  const call = useCall();
  const file = useDownload(
    () => call('GET /appointments/previous.csv', { query: toFilter(view) }),
    () => `appointments-${clinicToday()}.csv`,
    m.appointments_export_failed,
  );
  return (
    <Button
      look="quiet"
      busy={file.isPending}
      disabled={disabled || file.isPending}
      onClick={() => void file.run()}
    >
      {file.isPending ? m.appointments_exporting() : m.appointments_export()}
    </Button>
  );
}
