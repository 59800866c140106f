import {
  openPatientAppointmentsEndpoint,
  patientAppointmentEndpoint,
  patientAppointmentsEndpoint,
  patientHistoryEndpoint,
  pickNewTimeEndpoint,
} from '#contract/appointments/appointments.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { listOpenOffers } from '#server/appointments/leave-offers/list-open-offers.ts';
import { listOwnPeople, resolvePeople } from '#server/patients/access/guardian-access.ts';
import { requireVisitActor } from '#server/patients/access/visit-actor.ts';
import { listRequesters } from '#server/patients/family/own-family.ts';
import { listMissingDetails } from '#server/patients/profile/missing-details.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { listDueAppointments } from '../closing/due-appointments.ts';
import { bookedAppointment, patientAppointment } from '../detail/appointment-presenter.ts';
import { findVisitCard } from '../detail/find-visit-card.ts';
import { pickNewTime } from '../reschedule/pick-new-time.ts';
import {
  countPatientHistory,
  listOpenPatientAppointments,
  listPatientAppointments,
  listPatientHistory,
} from './patient-appointment-queries.ts';

const toPatientIds = (rows: readonly { patient_id: number }[]) => [
  ...new Set(rows.map((row) => row.patient_id)),
];

export function patientAppointmentRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  mount(patientAppointmentsEndpoint, async ({ input: { query }, actor, locale, showed }) => {
    const people = await resolvePeople(actor, deps, query.patientId, 'read');
    const rows = await listPatientAppointments(pool, { patientIds: [...people.keys()] });
    showed(toPatientIds(rows));
    return rows.map((row) => patientAppointment(row, people, deps, locale));
  });

  mount(openPatientAppointmentsEndpoint, async ({ input: { query }, actor, locale, showed }) => {
    const people = await resolvePeople(actor, deps, query.patientId, 'see');
    const patientIds = [...people.keys()];
    const [rows, due, everyone, offers, asking] = await Promise.all([
      listOpenPatientAppointments(pool, { patientIds }),
      listDueAppointments(deps, patientIds),
      listOwnPeople(actor, deps),
      listOpenOffers(deps, { patientIds }),
      listRequesters(actor, deps),
    ]);
    const hasOwn = rows.some((row) => row.patient_id === actor.id);
    const missing = hasOwn ? await listMissingDetails(pool, actor.id) : [];
    showed(toPatientIds([...rows, ...due]));
    return {
      today: today(deps.clock),
      appointments: rows.map((row) => patientAppointment(row, people, deps, locale)),
      due: due.map((row) => ({
        ...patientAppointment(row, people, deps, locale),
        calledOff: row.called_off,
      })),
      people: everyone.map((row) => ({
        patientId: formatId('patient', row.id),
        name: row.name,
        relation: row.relation,
        mayBook: row.may_book,
        mayRead: row.may_read,
      })),
      ...(offers.length > 0 && { offers }),
      ...(missing.length > 0 && { missing }),
      ...(asking.length > 0 && { asking }),
    };
  });

  mount(patientAppointmentEndpoint, async ({ input: { params }, actor, showed }) => {
    const { patientId, card } = await findVisitCard(actor, deps, params.appointmentId);
    showed([patientId]);
    return card;
  });

  mount(patientHistoryEndpoint, async ({ input: { query }, actor, locale, showed }) => {
    const { page, perPage } = query;
    const people = await resolvePeople(actor, deps, query.patientId, 'read');
    const patientIds = [...people.keys()];
    const rows = await listPatientHistory(pool, { patientIds, max: perPage, skip: (page - 1) * perPage });
    // Beyond the last page there is no row with the total.
    const [counted] = rows.length > 0 ? rows : await countPatientHistory(pool, { patientIds });
    showed(toPatientIds(rows));
    const appointments = rows.map((row) => patientAppointment(row, people, deps, locale));
    return { appointments, total: counted?.total ?? 0, page, perPage };
  });

  mount(pickNewTimeEndpoint, async ({ input: { body }, actor }) => {
    const id = body.appointmentId;
    const booked = await pickNewTime(await requireVisitActor(actor, deps, id, 'book'), deps, id, body);
    return bookedAppointment(booked, deps.clock.timeZone);
  });
}
