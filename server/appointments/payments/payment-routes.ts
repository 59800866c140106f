import {
  dashboardAppointmentsEndpoint,
  dayPaymentsEndpoint,
  ownPaymentsFileEndpoint,
  receiptEndpoint,
  receiptOnPaperEndpoint,
  recordPaymentEndpoint,
  voidPaymentEndpoint,
} from '#contract/appointments/payments.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { toRupees } from '#domain/platform/money.ts';
import { m } from '#messages/messages.js';
import { requireVisitActor } from '#server/patients/access/visit-actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { documentLimit } from '#server/platform/documents/document-limit.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { findReceipt } from './find-receipt.ts';
import { formatJournalCsv } from './journal-csv.ts';
import { listJournal, listNamedVisits } from './list-journal.ts';
import { presentPaymentChange } from './payment-presenter.ts';
import { sumPayments } from './payment-queries.ts';
import { recordPayment } from './record-payment.ts';
import { voidPayment } from './void-payment.ts';

export function paymentRoutes(mount: Mount, deps: Deps): void {
  const { pool, transaction } = deps.database;
  const { timeZone } = deps.clock;

  mount(recordPaymentEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const id = params.appointmentId;
    const recorded = await transaction((db) => recordPayment(actor, deps, db, id, body));
    return presentPaymentChange(id, recorded, m.answer_payment_recorded({}, { locale }));
  });

  mount(voidPaymentEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const id = params.appointmentId;
    const voided = await transaction((db) => voidPayment(actor, deps, db, id, body.receipt));
    return presentPaymentChange(id, voided, m.answer_receipt_voided({}, { locale }));
  });

  mount(receiptOnPaperEndpoint, async ({ input: { params }, actor, showed }) => {
    const id = params.appointmentId;
    const { patientId, receipt } = await findReceipt(
      await requireVisitActor(actor, deps, id, 'read'),
      pool,
      id,
    );
    showed([patientId]);
    return receipt;
  });

  mount(
    receiptEndpoint,
    async ({ input: { params }, actor, showed, locale }) => {
      const id = params.appointmentId;
      const visitActor = await requireVisitActor(actor, deps, id, 'read');
      const { patientId, receipt } = await findReceipt(visitActor, pool, id);
      showed([patientId]);
      const content = await deps.workers.run('receipt', [receipt, { locale, timeZone }]);
      return { name: `receipt-${receipt.number}.pdf`, content };
    },
    documentLimit,
  );

  mount(dashboardAppointmentsEndpoint, async ({ input: { query }, actor, showed }) => {
    const { patientIds, answer } = await listNamedVisits(
      deps,
      { doctorId: actor.id, hospitalId: null },
      query.which,
      query,
    );
    showed(patientIds);
    return answer;
  });

  mount(ownPaymentsFileEndpoint, async ({ input: { query }, actor, showed, locale }) => {
    const { lines, patientIds } = await listJournal(deps, { doctorId: actor.id, hospitalId: null }, query);
    showed(patientIds);
    return {
      name: `payments-${query.from}-${query.to}.csv`,
      content: formatJournalCsv(lines, locale, timeZone),
    };
  });

  mount(
    dayPaymentsEndpoint,
    async ({
      input: {
        params: { date },
      },
      actor,
    }) => {
      const from = new Date(toInstant(date, 0, timeZone));
      const before = new Date(toInstant(addDays(date, 1), 0, timeZone));
      const [sums] = await sumPayments(pool, { doctorId: actor.id, from, before });
      const { cash = 0, upi = 0, card = 0, later = 0 } = sums ?? {};
      return {
        date,
        cash: toRupees(cash),
        upi: toRupees(upi),
        card: toRupees(card),
        collected: toRupees(cash + upi + card),
        later: toRupees(later),
      };
    },
  );
}
