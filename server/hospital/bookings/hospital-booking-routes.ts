import {
  bookableDoctorsEndpoint,
  bookableTimesEndpoint,
  bookOnBehalfEndpoint,
  cancelOnBehalfEndpoint,
  collectOnBehalfEndpoint,
  hospitalReceiptEndpoint,
  hospitalReceiptOnPaperEndpoint,
  hospitalRequestsEndpoint,
  respondOnBehalfEndpoint,
  voidOnBehalfEndpoint,
} from '#contract/hospital/hospital-bookings.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { changeStatus } from '#server/appointments/changes/change-status.ts';
import { findReceipt } from '#server/appointments/payments/find-receipt.ts';
import { presentPaymentChange } from '#server/appointments/payments/present-payment-change.ts';
import { voidPayment } from '#server/appointments/payments/void-payment.ts';
import { cancelVisit } from '#server/hospital/front-desk/cancel-visit.ts';
import { collectPayment } from '#server/hospital/front-desk/collect-payment.ts';
import { logDeskAction } from '#server/hospital/front-desk/log-desk-action.ts';
import { requireActingDoctor } from '#server/hospital/front-desk/require-acting-doctor.ts';
import { presentAge } from '#server/patients/profile/present-age.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { documentLimit } from '#server/platform/documents/document-limit.ts';
import type { Mount, StaffCaller } from '#server/platform/http/mount.ts';
import { bookOnBehalf, requireAgreedPractice } from './book-on-behalf.ts';
import { findAlternativeTimes, findDayTimes, findTakenTimes } from './find-bookable-times.ts';
import {
  presentAlternativeTime,
  presentBookableDoctor,
  presentHospitalVisit,
} from './hospital-booking-presenter.ts';
import { findHospitalVisit, listBookableDoctors, listHospitalRequests } from './hospital-booking-queries.ts';

const maxRequests = 200;

export function hospitalBookingRoutes(mount: Mount, deps: Deps): void {
  const { clock, database } = deps;
  const { pool, transaction } = database;

  const requireOwnVisit = async ({ hospitalId }: StaffCaller, id: number) => {
    const [row] = await findHospitalVisit(pool, { hospitalId, id });
    if (!row) throw new Refusal('appointment_not_found');
    return row;
  };

  mount(bookableDoctorsEndpoint, async ({ caller: { hospitalId } }) => ({
    doctors: (await listBookableDoctors(pool, { hospitalId })).map(presentBookableDoctor),
  }));

  mount(bookableTimesEndpoint, async ({ input: { query }, caller }) => {
    await requireAgreedPractice(deps, caller, query);
    const { practiceId, doctorId, mode } = query;
    const wanted = { practiceId, doctorId, mode };
    const times = await findDayTimes(deps, wanted, query.date);
    const instead =
      times.free.length > 0
        ? []
        : await findAlternativeTimes(
            deps,
            { ...wanted, from: query.date ?? today(clock) },
            await listBookableDoctors(pool, { hospitalId: caller.hospitalId }),
          );
    const day = query.date ?? times.date;
    const taken = day === null ? [] : await findTakenTimes(deps, wanted, day);
    return { today: today(clock), ...times, taken, instead: instead.map(presentAlternativeTime) };
  });

  mount(bookOnBehalfEndpoint, async ({ input: { body, headers }, caller, address, showed, locale }) => {
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const row = await bookOnBehalf(deps, caller, body, { idempotencyKey, address });
    showed([]); // The log entry of the action already implies that the visit was shown.
    return {
      visit: presentHospitalVisit(row, clock),
      message: m.answer_booked_on_behalf({}, { locale }),
    };
  });

  mount(hospitalRequestsEndpoint, async ({ caller: { hospitalId }, showed }) => {
    const now = new Date(clock.now());
    const rows = await listHospitalRequests(pool, { hospitalId, now, max: maxRequests });
    showed([...new Set(rows.map(({ patient_id }) => patient_id))]);
    return {
      today: today(clock),
      requests: rows.map((row) => ({
        ...presentHospitalVisit(row, clock),
        patientId: formatId('patient', row.patient_id),
        patientName: row.patient_name,
        gender: row.gender,
        ...presentAge(row.birth_date, clock),
        phone: row.phone,
      })),
    };
  });

  mount(respondOnBehalfEndpoint, async ({ input: { params, body }, caller, address, showed, locale }) => {
    const id = params.appointmentId;
    const particulars = body.action === 'reject' ? { rejectionReason: body.reason } : {};
    await transaction(async (db) => {
      const actingUser = await requireActingDoctor(db, caller, id, 'answer');
      await changeStatus(deps, db, id, actingUser, body.action, particulars);
      await logDeskAction(deps, db, caller, address, actingUser, body.action);
    });
    const row = await requireOwnVisit(caller, id);
    showed([]);
    const sentence = body.action === 'accept' ? m.answer_request_accepted : m.answer_request_rejected;
    return { visit: presentHospitalVisit(row, clock), message: sentence({}, { locale }) };
  });

  mount(cancelOnBehalfEndpoint, async ({ input: { params }, caller, address, showed, locale }) => {
    const id = params.appointmentId;
    await cancelVisit(deps, caller, id, address);
    const row = await requireOwnVisit(caller, id);
    showed([]);
    return {
      visit: presentHospitalVisit(row, clock),
      message: m.answer_appointment_cancelled({}, { locale }),
    };
  });

  mount(collectOnBehalfEndpoint, async ({ input: { params, body }, caller, address, showed, locale }) => {
    const id = params.appointmentId;
    const recorded = await transaction((db) => collectPayment(deps, db, caller, id, body, address));
    showed([]);
    return presentPaymentChange(id, recorded, m.answer_payment_recorded({}, { locale }));
  });

  mount(voidOnBehalfEndpoint, async ({ input: { params, body }, caller, address, showed, locale }) => {
    const id = params.appointmentId;
    const by = { role: caller.role, id: caller.id };
    const voided = await transaction(async (db) => {
      const actingUser = await requireActingDoctor(db, caller, id, 'receipt');
      const result = await voidPayment(deps, db, actingUser.id, id, body.receipt, by);
      await logDeskAction(deps, db, caller, address, actingUser, 'void');
      return result;
    });
    showed([]);
    return presentPaymentChange(id, voided, m.answer_receipt_voided({}, { locale }));
  });

  const requireOwnReceipt = async (caller: StaffCaller, id: number) =>
    findReceipt(pool, await requireActingDoctor(pool, caller, id, 'receipt'), id);

  mount(hospitalReceiptOnPaperEndpoint, async ({ input: { params }, caller, showed }) => {
    const { patientId, receipt } = await requireOwnReceipt(caller, params.appointmentId);
    showed([patientId]);
    return receipt;
  });

  mount(
    hospitalReceiptEndpoint,
    async ({ input: { params }, caller, showed, locale }) => {
      const { patientId, receipt } = await requireOwnReceipt(caller, params.appointmentId);
      showed([patientId]);
      const content = await deps.workers.run('receipt', [receipt, { locale, timeZone: clock.timeZone }]);
      return { name: `receipt-${receipt.number}.pdf`, content };
    },
    documentLimit,
  );
}
