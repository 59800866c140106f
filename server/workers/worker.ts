// What runs in a worker thread: work that would keep the thread of the answers busy for long. A task loads its
// modules when it is first asked for.
import type { readPrescription } from '#domain/prescribing/read-prescription.ts';
import type { makePage } from '#server/pages/make-page.ts';
import type { makeReceipt } from '#server/payments/make-receipt.ts';
import type { makePrescriptionDocument } from '#server/prescriptions/make-prescription-document.ts';
import type { makeHealthReport } from '#server/vitals/make-health-report.ts';
import { serveTasks } from './serve-tasks.ts';

const tasks = {
  prescription: async (...facts: Parameters<typeof makePrescriptionDocument>) => {
    const { makePrescriptionDocument } = await import('#server/prescriptions/make-prescription-document.ts');
    return makePrescriptionDocument(...facts);
  },
  readPrescription: async (...facts: Parameters<typeof readPrescription>) => {
    const { readPrescription } = await import('#domain/prescribing/read-prescription.ts');
    return readPrescription(...facts);
  },
  receipt: async (...facts: Parameters<typeof makeReceipt>) => {
    const { makeReceipt } = await import('#server/payments/make-receipt.ts');
    return makeReceipt(...facts);
  },
  healthReport: async (...facts: Parameters<typeof makeHealthReport>) => {
    const { makeHealthReport } = await import('#server/vitals/make-health-report.ts');
    return makeHealthReport(...facts);
  },
  page: async (...facts: Parameters<typeof makePage>) => {
    const { makePage } = await import('#server/pages/make-page.ts');
    return makePage(...facts);
  },
};
export type WorkerTasks = typeof tasks;

serveTasks(tasks);
