import type { Queryable } from '#db/statement.ts';
import type { VisitAction } from '#domain/platform/audit-events.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toAuditActor } from '#server/platform/audit/audit-actor.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';

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

export interface DeskVisit {
  readonly appointmentId: number;
  readonly patientId: number;
}

/**
 * Logs an action of the caller on a visit, in the transaction in which it happens. It also logs that the call
 * showed the visit, so the handler calls `showed([])`.
 */
export const logDeskAction = (
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  caller: StaffCaller,
  address: string,
  { appointmentId, patientId }: DeskVisit,
  action: VisitAction,
): Promise<void> =>
  writeAuditEntry(deps, db, {
    event: 'visit_changed',
    actor: toAuditActor(caller, address),
    patientIds: [patientId],
    operation: actionOperations[action],
    about: formatId('appointment', appointmentId),
    reason: action,
  });
