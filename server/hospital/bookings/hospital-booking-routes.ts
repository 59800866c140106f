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
import { presentPaymentChange } from '#server/appointments/payments/payment-presenter.ts';
import { voidPayment } from '#server/appointments/payments/void-payment.ts';
import { asStaff, requireDeskVisit } from '#server/hospital/front-desk/as-staff.ts';
import { cancelVisit } from '#server/hospital/front-desk/cancel-visit.ts';
import { collectPayment } from '#server/hospital/front-desk/collect-payment.ts';
import { presentAge } from '#server/patients/profile/present-age.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { documentLimit } from '#server/platform/documents/document-limit.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import type { Mount } from '#server/platform/http/mount.ts';
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

  const requireOwnVisit = async ({ hospitalId }: StaffActor, id: number) => {
    const [row] = await findHospitalVisit(pool, { hospitalId, id });
    if (!row) throw new Refusal('appointment_not_found');
    return row;
  };

  mount(bookableDoctorsEndpoint, async ({ actor: { hospitalId } }) => ({
    doctors: (await listBookableDoctors(pool, { hospitalId })).map(presentBookableDoctor),
  }));

  mount(bookableTimesEndpoint, async ({ input: { query }, actor }) => {
    await requireAgreedPractice(actor, deps, query);
    const { practiceId, doctorId, mode } = query;
    const wanted = { practiceId, doctorId, mode };
    const times = await findDayTimes(deps, wanted, query.date);
    const instead =
      times.free.length > 0
        ? []
        : await findAlternativeTimes(
            deps,
            { ...wanted, from: query.date ?? today(clock) },
            await listBookableDoctors(pool, { hospitalId: actor.hospitalId }),
          );
    const day = query.date ?? times.date;
    const taken = day === null ? [] : await findTakenTimes(deps, wanted, day);
    return { today: today(clock), ...times, taken, instead: instead.map(presentAlternativeTime) };
  });

  mount(bookOnBehalfEndpoint, async ({ input: { body, headers }, actor, showed, locale }) => {
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const row = await bookOnBehalf(actor, deps, body, idempotencyKey);
    showed([]); // The log entry of the action already implies that the visit was shown.
    return {
      visit: presentHospitalVisit(row, clock),
      message: m.answer_booked_on_behalf({}, { locale }),
    };
  });

  mount(hospitalRequestsEndpoint, async ({ actor: { hospitalId }, showed }) => {
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

  mount(respondOnBehalfEndpoint, async ({ input: { params, body }, actor, showed, locale }) => {
    const id = params.appointmentId;
    const particulars = body.action === 'reject' ? { rejectionReason: body.reason } : {};
    await asStaff(actor, deps, { visit: id, permission: 'answer', logs: body.action }, ({ doctor }, db) =>
      changeStatus(doctor, deps, db, id, body.action, particulars),
    );
    const row = await requireOwnVisit(actor, id);
    showed([]);
    const sentence = body.action === 'accept' ? m.answer_request_accepted : m.answer_request_rejected;
    return { visit: presentHospitalVisit(row, clock), message: sentence({}, { locale }) };
  });

  mount(cancelOnBehalfEndpoint, async ({ input: { params }, actor, showed, locale }) => {
    const id = params.appointmentId;
    await cancelVisit(actor, deps, id);
    const row = await requireOwnVisit(actor, id);
    showed([]);
    return {
      visit: presentHospitalVisit(row, clock),
      message: m.answer_appointment_cancelled({}, { locale }),
    };
  });

  mount(collectOnBehalfEndpoint, async ({ input: { params, body }, actor, showed, locale }) => {
    const id = params.appointmentId;
    const recorded = await transaction((db) => collectPayment(actor, deps, db, id, body));
    showed([]);
    return presentPaymentChange(id, recorded, m.answer_payment_recorded({}, { locale }));
  });

  mount(voidOnBehalfEndpoint, async ({ input: { params, body }, actor, showed, locale }) => {
    const id = params.appointmentId;
    const step = { visit: id, permission: 'receipt', logs: 'void' } as const;
    const voided = await asStaff(actor, deps, step, ({ doctor }, db) =>
      voidPayment(doctor, deps, db, id, body.receipt),
    );
    showed([]);
    return presentPaymentChange(id, voided, m.answer_receipt_voided({}, { locale }));
  });

  const requireOwnReceipt = async (actor: StaffActor, id: number) => {
    const { doctor } = await requireDeskVisit(actor, pool, id, 'receipt');
    return findReceipt(doctor, pool, id);
  };

  mount(hospitalReceiptOnPaperEndpoint, async ({ input: { params }, actor, showed }) => {
    const { patientId, receipt } = await requireOwnReceipt(actor, params.appointmentId);
    showed([patientId]);
    return receipt;
  });

  mount(
    hospitalReceiptEndpoint,
    async ({ input: { params }, actor, showed, locale }) => {
      const { patientId, receipt } = await requireOwnReceipt(actor, params.appointmentId);
      showed([patientId]);
      const content = await deps.workers.run('receipt', [receipt, { locale, timeZone: clock.timeZone }]);
      return { name: `receipt-${receipt.number}.pdf`, content };
    },
    documentLimit,
  );
}
