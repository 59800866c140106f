import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';
import type { Period } from './periods.ts';

const files = {
  figures: 'GET /hospital/reports.csv',
  payments: 'GET /hospital/payments.csv',
  ownPayments: 'GET /doctors/payments.csv',
} as const;

/** Downloads figures or payments of a period as a table. */
export function useCsv(file: keyof typeof files, { from, to }: Period) {
  const call = useCall();
  return useDownload(
    () => call(files[file], { query: { from, to } }),
    () => `${file === 'figures' ? file : 'payments'}-${from}-${to}.csv`,
    m.hospital_figures_download_failed,
  );
}
