// Tasks for worker threads: work that would block the main thread. A task loads its modules when it first
// runs.
import type { parsePrescription } from '#domain/clinical/prescribing/parse-prescription.ts';
import type { makeReceipt } from '#server/appointments/payments/make-receipt.ts';
import type { makePrescriptionDocument } from '#server/clinical/prescriptions/paper/make-prescription-document.ts';
import type { makeHealthReport } from '#server/clinical/vitals/make-health-report.ts';
import type { renderBuiltPage } from '#server/site/pages/render-built-page.ts';
import { serveTasks } from './platform/workers/serve-tasks.ts';

const tasks = {
  prescription: async (...facts: Parameters<typeof makePrescriptionDocument>) => {
    const { makePrescriptionDocument } = await import(
      '#server/clinical/prescriptions/paper/make-prescription-document.ts'
    );
    return makePrescriptionDocument(...facts);
  },
  readPrescription: async (...facts: Parameters<typeof parsePrescription>) => {
    const { parsePrescription } = await import('#domain/clinical/prescribing/parse-prescription.ts');
    return parsePrescription(...facts);
  },
  receipt: async (...facts: Parameters<typeof makeReceipt>) => {
    const { makeReceipt } = await import('#server/appointments/payments/make-receipt.ts');
    return makeReceipt(...facts);
  },
  healthReport: async (...facts: Parameters<typeof makeHealthReport>) => {
    const { makeHealthReport } = await import('#server/clinical/vitals/make-health-report.ts');
    return makeHealthReport(...facts);
  },
  page: async (...facts: Parameters<typeof renderBuiltPage>) => {
    const { renderBuiltPage } = await import('#server/site/pages/render-built-page.ts');
    return renderBuiltPage(...facts);
  },
};
type Tasks = typeof tasks;

declare module '#server/platform/workers/open-workers.ts' {
  interface WorkerTasks extends Tasks {}
}

export default serveTasks(tasks);
