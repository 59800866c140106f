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
import { of, statement } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { revertArrival } from '#server/appointments/changes/record-progress.ts';
import { markNoShow } from '#server/appointments/closing/mark-no-show.ts';
import { unmarkNoShow } from '#server/appointments/closing/reopen-appointment.ts';
import { presentPayment } from '#server/appointments/payments/payment-presenter.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { asStaff } from './as-staff.ts';
import { checkIn } from './check-in.ts';
import { findFrontDeskDay } from './find-front-desk-day.ts';
import { findHospitalWeek } from './find-hospital-week.ts';
import { moveVisit } from './move-visit.ts';
import { findUnnotifiedVisits, markNotified } from './unnotified-visits.ts';

const nameOfHospital = statement('name_of_hospital', {
  values: { id: of<number> },
  row: of<{ name: string }>,
  sql: 'select name from hospitals where id = :id',
});

export function hospitalVisitRoutes(mount: Mount, deps: Deps): void {
  const findHospitalById = async ({ hospitalId: id }: StaffActor) => {
    const [hospital] = await nameOfHospital(deps.database.pool, { id });
    return { id, hospitalId: formatId('hospital', id), name: hospital?.name ?? '' };
  };

  mount(frontDeskDayEndpoint, async ({ input: { params, query }, actor, showed }) => {
    const { day, patientIds } = await findFrontDeskDay(
      deps,
      await findHospitalById(actor),
      params.date,
      query,
    );
    showed(patientIds);
    return day;
  });

  mount(hospitalWeekEndpoint, async ({ input: { params, query }, actor, showed }) => {
    const hospital = await findHospitalById(actor);
    const { week, patientIds } = await findHospitalWeek(deps, hospital, params.date, query.doctors);
    showed(patientIds);
    return week;
  });

  mount(unnotifiedVisitsEndpoint, async ({ actor, showed }) => {
    const { unnotified, patientIds } = await findUnnotifiedVisits(deps, actor.hospitalId);
    showed(patientIds);
    return { unnotified };
  });

  mount(markVisitNotifiedEndpoint, async ({ input: { params }, actor, locale }) => {
    await markNotified(actor, deps, params.unnotifiedId);
    return { message: m.answer_told({}, { locale }) };
  });

  mount(moveHospitalVisitEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const id = params.appointmentId;
    const newId = await moveVisit(actor, deps, id, body);
    deps.outbox.hurry();
    return {
      message: m.answer_visit_moved({}, { locale }),
      replacedId: formatId('appointment', id),
      appointmentId: formatId('appointment', newId),
      date: body.date,
      slot: body.slotNumber,
    };
  });

  mount(markArrivedEndpoint, async ({ input: { params, body }, actor }) => {
    const id = params.appointmentId;
    const { arrivedAt, paid } = await checkIn(actor, deps, id, body.payment);
    return {
      appointmentId: formatId('appointment', id),
      arrivedAt,
      payment: paid ? presentPayment(paid.payment) : null,
    };
  });

  mount(undoArrivalEndpoint, async ({ input: { params }, actor }) => {
    const id = params.appointmentId;
    const step = { visit: id, permission: null, logs: 'undoArrive' } as const;
    await asStaff(actor, deps, step, ({ doctor }, db) => revertArrival(doctor, deps, db, id));
    return { appointmentId: formatId('appointment', id) };
  });

  mount(markMissedEndpoint, async ({ input: { params }, actor, locale }) => {
    const id = params.appointmentId;
    const step = { visit: id, permission: null, logs: 'didNotCome' } as const;
    await asStaff(actor, deps, step, ({ doctor }, db) => markNoShow(doctor, deps, db, id));
    return { message: m.answer_did_not_come({}, { locale }), appointmentId: formatId('appointment', id) };
  });

  mount(undoMissedEndpoint, async ({ input: { params }, actor, locale }) => {
    const id = params.appointmentId;
    const step = { visit: id, permission: null, logs: 'takeMarkBack' } as const;
    await asStaff(actor, deps, step, ({ doctor }, db) => unmarkNoShow(doctor, deps, db, id));
    return { message: m.answer_visit_reopened({}, { locale }), appointmentId: formatId('appointment', id) };
  });
}
