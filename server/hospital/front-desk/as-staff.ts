import { Refusal } from '#contract/platform/refusals.ts';
import { of, type Queryable, statement } from '#db/statement.ts';
import type { DeskPermission } from '#domain/hospital/desk-permissions.ts';
import type { VisitAction } from '#domain/platform/audit-events.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { isHospitalPaymentSql, joinPaymentSql } from '#server/appointments/payments/payment-sql.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor, StaffActor } from '#server/platform/http/actor.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import { deskPermissionsSql } from './desk-permissions-sql.ts';

/** The doctor of a hospital's visit and the desk's permissions, locked until the transaction ends. */
const lockVisitDesk = statement('lock_visit_desk', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<{ doctor_id: number; patient_id: number; desk_permissions: DeskPermission[] }>,
  sql: `
    select a.doctor_id, a.patient_id, ${deskPermissionsSql} as desk_permissions from appointments a join practices pr on pr.id = a.practice_id
    where a.id = :id and a.hospital_id = :hospitalId and ${isAppointmentSql('a')} for share of pr`,
});

/** The same for a visit whose payment the hospital collected, wherever its practice is now. */
const lockReceiptDesk = statement('lock_receipt_desk', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<{ doctor_id: number; patient_id: number; desk_permissions: DeskPermission[] }>,
  sql: `
    select a.doctor_id, a.patient_id, '{}'::text[] as desk_permissions from appointments a ${joinPaymentSql}
    where a.id = :id and ${isHospitalPaymentSql('paid')} and ${isAppointmentSql('a')}`,
});

/** Both as actors; the account is the member of staff. */
interface Parties {
  readonly doctor: Actor;
  readonly patient: Actor;
}

/**
 * Null for what every desk may do, such as check-in; `receipt` for money that the hospital collected, also
 * after the doctor has left.
 */
type NeededPermission = DeskPermission | 'receipt' | null;

/**
 * The doctor and the patient of a visit, as actors; their account is the member of staff. Refuses with
 * `appointment_not_found` at another hospital's visit, and with `desk_may_not` without the permission.
 */
export async function requireDeskVisit(
  actor: StaffActor,
  db: Queryable,
  appointmentId: number,
  permission: NeededPermission,
): Promise<Parties> {
  const find = permission === 'receipt' ? lockReceiptDesk : lockVisitDesk;
  const [visit] = await find(db, { id: appointmentId, hospitalId: actor.hospitalId });
  if (!visit) throw new Refusal('appointment_not_found');
  if (permission && permission !== 'receipt' && !visit.desk_permissions.includes(permission))
    throw new Refusal('desk_may_not');
  return {
    doctor: { role: 'doctor', id: visit.doctor_id, account: actor },
    patient: { role: 'patient', id: visit.patient_id, account: actor },
  };
}

/** The operation of each action; what patients read about access to their visit derives from it. */
const actionOperations: Readonly<Record<VisitAction, string>> = {
  book: 'POST /hospital/visits',
  accept: 'PUT /hospital/visits/:appointmentId/respond',
  reject: 'PUT /hospital/visits/:appointmentId/respond',
  move: 'PUT /hospital/visits/:appointmentId/move',
  cancel: 'PUT /hospital/visits/:appointmentId/cancel',
  arrive: 'PUT /hospital/visits/:appointmentId/arrive',
  undoArrive: 'DELETE /hospital/visits/:appointmentId/arrive',
  didNotCome: 'PUT /hospital/visits/:appointmentId/did-not-come',
  takeMarkBack: 'DELETE /hospital/visits/:appointmentId/did-not-come',
  tell: 'PUT /hospital/unnotified-visits/:unnotifiedId',
  collect: 'POST /hospital/visits/:appointmentId/payment',
  payLater: 'POST /hospital/visits/:appointmentId/payment',
  void: 'PUT /hospital/visits/:appointmentId/payment/void',
};

/**
 * Logs what staff did with a visit, in the transaction in which it happens. It also logs that the call showed
 * the visit, so the handler calls `showed([])`.
 */
export const logDeskAction = (
  actor: StaffActor,
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  { appointmentId, patientId }: { readonly appointmentId: number; readonly patientId: number },
  action: VisitAction,
): Promise<void> =>
  writeAuditEntry(deps, db, {
    event: 'visit_changed',
    actor,
    patientIds: [patientId],
    operation: actionOperations[action],
    about: formatId('appointment', appointmentId),
    reason: action,
  });

interface DeskStep {
  readonly visit: number;
  readonly permission: NeededPermission;
  readonly logs: VisitAction;
}

/**
 * Runs an action of a visit's doctor or patient for the front desk, in one transaction: permission, action, log
 * entry. `act` gets both as actors; events name the member of staff. An action that answers `isNew: false`
 * changed nothing and is not logged. Refuses as `requireDeskVisit` and the action do.
 */
export function asStaff<Result>(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  step: DeskStep,
  act: (parties: Parties, db: Queryable) => Promise<Result>,
): Promise<Result> {
  return retryDeadlocks(() => deps.database.transaction((db) => asStaffWithin(actor, deps, db, step, act)));
}

const isRepeat = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'isNew' in result && result.isNew === false;

/** `asStaff` in a transaction that has begun. */
export async function asStaffWithin<Result>(
  actor: StaffActor,
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  { visit, permission, logs }: DeskStep,
  act: (parties: Parties, db: Queryable) => Promise<Result>,
): Promise<Result> {
  const parties = await requireDeskVisit(actor, db, visit, permission);
  const result = await act(parties, db);
  const subject = { appointmentId: visit, patientId: parties.patient.id };
  if (!isRepeat(result)) await logDeskAction(actor, deps, db, subject, logs);
  return result;
}
