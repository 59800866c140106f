import {
  dayPaymentsEndpoint,
  ownNamedVisitsEndpoint,
  ownPaymentsFileEndpoint,
  receiptEndpoint,
  receiptOnPaperEndpoint,
  recordPaymentEndpoint,
  voidPaymentEndpoint,
} from '#contract/appointments/payments.ts';
import { addDays, instantOf } from '#domain/platform/calendar-days.ts';
import { rupeesOf } from '#domain/platform/money.ts';
import { m } from '#messages/messages.js';
import { appointmentIdOf } from '#server/patients/access/acting-user.ts';
import { partyOf } from '#server/patients/access/visit-party.ts';
import type { Deps } from '#server/platform/deps.ts';
import { documentLimit } from '#server/platform/documents/document-limit.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { findReceipt } from './find-receipt.ts';
import { listJournal, listNamedVisits } from './journal.ts';
import { journalTable } from './journal-file.ts';
import { sumsOfPeriod } from './payment-queries.ts';
import { presentChange } from './present-change.ts';
import { recordPayment } from './record-payment.ts';
import { voidPayment } from './void-payment.ts';

/** What visits were paid: record, void, print, and the sums of a day. */
export function paymentRoutes(mount: Mount, deps: Deps): void {
  const { pool, transaction } = deps.database;
  const { timeZone } = deps.clock;

  mount(recordPaymentEndpoint, async ({ input: { params, body }, caller, locale }) => {
    const id = appointmentIdOf(params.appointmentId);
    const recorded = await transaction((db) => recordPayment(deps, db, caller.id, id, body));
    return presentChange(id, recorded, m.answer_payment_recorded({}, { locale }));
  });

  mount(voidPaymentEndpoint, async ({ input: { params, body }, caller, locale }) => {
    const id = appointmentIdOf(params.appointmentId);
    const voided = await transaction((db) => voidPayment(deps, db, caller.id, id, body.receipt));
    return presentChange(id, voided, m.answer_receipt_voided({}, { locale }));
  });

  mount(receiptOnPaperEndpoint, async ({ input: { params }, caller, showed }) => {
    const id = appointmentIdOf(params.appointmentId);
    const { patientId, receipt } = await findReceipt(pool, await partyOf(deps, caller, id, 'read'), id);
    showed([patientId]);
    return receipt;
  });

  mount(
    receiptEndpoint,
    async ({ input: { params }, caller, showed, locale }) => {
      const id = appointmentIdOf(params.appointmentId);
      const party = await partyOf(deps, caller, id, 'read');
      const { patientId, receipt } = await findReceipt(pool, party, id);
      showed([patientId]);
      const content = await deps.workers.run('receipt', [receipt, { locale, timeZone }]);
      return { name: `receipt-${receipt.number}.pdf`, content };
    },
    documentLimit,
  );

  mount(ownNamedVisitsEndpoint, async ({ input: { query }, caller, showed }) => {
    const { patientIds, answer } = await listNamedVisits(
      deps,
      { doctorId: caller.id, hospitalId: null },
      query,
    );
    showed(patientIds);
    return answer;
  });

  mount(ownPaymentsFileEndpoint, async ({ input: { query }, caller, showed, locale }) => {
    const { lines, patientIds } = await listJournal(deps, { doctorId: caller.id, hospitalId: null }, query);
    showed(patientIds);
    return {
      name: `payments-${query.from}-${query.to}.csv`,
      content: journalTable(lines, locale, timeZone),
    };
  });

  mount(
    dayPaymentsEndpoint,
    async ({
      input: {
        params: { date },
      },
      caller,
    }) => {
      const from = new Date(instantOf(date, 0, timeZone));
      const before = new Date(instantOf(addDays(date, 1), 0, timeZone));
      const [sums] = await sumsOfPeriod(pool, { doctorId: caller.id, from, before });
      const { cash = 0, upi = 0, card = 0, later = 0 } = sums ?? {};
      return {
        date,
        cash: rupeesOf(cash),
        upi: rupeesOf(upi),
        card: rupeesOf(card),
        collected: rupeesOf(cash + upi + card),
        later: rupeesOf(later),
      };
    },
  );
}
