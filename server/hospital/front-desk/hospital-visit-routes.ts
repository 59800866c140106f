import {
  frontDeskDayEndpoint,
  hospitalWeekEndpoint,
  markArrivedEndpoint,
  markMissedEndpoint,
  moveHospitalVisitEndpoint,
  undoArrivalEndpoint,
  undoMissedEndpoint,
} from '#contract/hospital/front-desk-day.ts';
import {
  markVisitNotifiedEndpoint,
  unnotifiedVisitsEndpoint,
} from '#contract/messaging/unnotified-visits.ts';
import { of, type Queryable, statement } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { recordProgress, revertArrival } from '#server/appointments/changes/record-progress.ts';
import { markNoShow } from '#server/appointments/closing/mark-no-show.ts';
import { unmarkNoShow } from '#server/appointments/closing/reopen-appointment.ts';
import { presentPayment } from '#server/appointments/payments/payment-presenter.ts';
import type { RecordedPayment } from '#server/appointments/payments/record-payment.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount, StaffCaller } from '#server/platform/http/mount.ts';
import { collectPayment } from './collect-payment.ts';
import { findFrontDeskDay } from './find-front-desk-day.ts';
import { findHospitalWeek } from './find-hospital-week.ts';
import { logDeskAction } from './log-desk-action.ts';
import { moveVisit } from './move-visit.ts';
import { requireActingDoctor } from './require-acting-doctor.ts';
import { findUnnotifiedVisits, markNotified } from './unnotified-visits.ts';

const nameOfHospital = statement('name_of_hospital', {
  values: { id: of<number> },
  row: of<{ name: string }>,
  sql: 'select name from hospitals where id = :id',
});

export function hospitalVisitRoutes(mount: Mount, deps: Deps): void {
  const findHospitalById = async ({ hospitalId: id }: StaffCaller) => {
    const [hospital] = await nameOfHospital(deps.database.pool, { id });
    return { id, hospitalId: formatId('hospital', id), name: hospital?.name ?? '' };
  };

  mount(frontDeskDayEndpoint, async ({ input: { params, query }, caller, showed }) => {
    const { day, patientIds } = await findFrontDeskDay(
      deps,
      await findHospitalById(caller),
      params.date,
      query,
    );
    showed(patientIds);
    return day;
  });

  mount(hospitalWeekEndpoint, async ({ input: { params, query }, caller, showed }) => {
    const hospital = await findHospitalById(caller);
    const { week, patientIds } = await findHospitalWeek(deps, hospital, params.date, query.doctors);
    showed(patientIds);
    return week;
  });

  mount(unnotifiedVisitsEndpoint, async ({ caller, showed }) => {
    const { unnotified, patientIds } = await findUnnotifiedVisits(deps, caller.hospitalId);
    showed(patientIds);
    return { unnotified };
  });

  mount(markVisitNotifiedEndpoint, async ({ input: { params }, caller, address, locale }) => {
    await markNotified(deps, caller, params.unnotifiedId, address);
    return { message: m.answer_told({}, { locale }) };
  });

  mount(moveHospitalVisitEndpoint, async ({ input: { params, body }, caller, address, locale }) => {
    const id = params.appointmentId;
    const newId = await moveVisit(deps, caller, id, body, address);
    deps.outbox.hurry();
    return {
      message: m.answer_visit_moved({}, { locale }),
      replacedId: formatId('appointment', id),
      appointmentId: formatId('appointment', newId),
      date: body.date,
      slot: body.slotNumber,
    };
  });

  mount(markArrivedEndpoint, async ({ input: { params, body }, caller, address }) => {
    const id = params.appointmentId;
    const actingUser = await requireActingDoctor(deps.database.pool, caller, id, null);
    const form = body.payment;
    const payments: RecordedPayment[] = [];
    const pay = async (db: Queryable) => {
      if (form) payments.push(await collectPayment(deps, db, caller, id, form, address));
    };
    const row = await recordProgress(deps, actingUser, id, 'arrive', async (db) => {
      await logDeskAction(deps, db, caller, address, actingUser, 'arrive');
      await pay(db);
    });
    // Someone else had checked the patient in before.
    if (form && payments.length === 0) await deps.database.transaction(pay);
    const [recorded] = payments;
    return {
      appointmentId: formatId('appointment', id),
      arrivedAt: row.arrived_at?.toISOString() ?? null,
      payment: recorded ? presentPayment(recorded.payment) : null,
    };
  });

  mount(undoArrivalEndpoint, async ({ input: { params }, caller, address }) => {
    const id = params.appointmentId;
    const actingUser = await requireActingDoctor(deps.database.pool, caller, id, null);
    await revertArrival(deps, actingUser, id, (db) =>
      logDeskAction(deps, db, caller, address, actingUser, 'undoArrive'),
    );
    return { appointmentId: formatId('appointment', id) };
  });

  mount(markMissedEndpoint, async ({ input: { params }, caller, address, locale }) => {
    const id = params.appointmentId;
    await deps.database.transaction(async (db) => {
      const actingUser = await requireActingDoctor(db, caller, id, null);
      const { isNew } = await markNoShow(deps, db, actingUser, id);
      if (isNew) await logDeskAction(deps, db, caller, address, actingUser, 'didNotCome');
    });
    return { message: m.answer_did_not_come({}, { locale }), appointmentId: formatId('appointment', id) };
  });

  mount(undoMissedEndpoint, async ({ input: { params }, caller, address, locale }) => {
    const id = params.appointmentId;
    await deps.database.transaction(async (db) => {
      const actingUser = await requireActingDoctor(db, caller, id, null);
      await unmarkNoShow(deps, db, actingUser, id);
      await logDeskAction(deps, db, caller, address, actingUser, 'takeMarkBack');
    });
    return { message: m.answer_visit_reopened({}, { locale }), appointmentId: formatId('appointment', id) };
  });
}
