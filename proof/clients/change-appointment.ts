import { z } from 'zod';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import type { Change, Outcome } from '../history/operation.ts';
import { type ClientWorld, callAnyProcess, type KnownAppointment } from './client-world.ts';
import { pickSlot } from './random-slots.ts';

const changed = z.object({
  appointment: z.object({ appointmentId: z.string() }).nullish(),
});

interface ActionRequest {
  readonly by: Change['by'];
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body?: (world: ClientWorld) => object;
}

const newTime = ({ clinic, random }: ClientWorld) => ({
  date: random.pick(clinic.days),
  slotNumber: pickSlot(random),
});

const requestsByAction = {
  cancel: { by: 'patient', method: 'POST', path: '/patients/cancel-appointment' },
  confirm: { by: 'patient', method: 'PUT', path: '/appointments/confirm' },
  askToReschedule: {
    by: 'patient',
    method: 'POST',
    path: '/patient/request-reschedule',
    body: () => ({ reason: 'Another day, please' }),
  },
  withdrawReschedule: { by: 'patient', method: 'PUT', path: '/appointments/withdraw-reschedule' },
  accept: {
    by: 'doctor',
    method: 'PUT',
    path: '/appointments/respond',
    body: () => ({ action: 'accept' }),
  },
  reject: {
    by: 'doctor',
    method: 'PUT',
    path: '/appointments/respond',
    body: () => ({ action: 'reject', reason: 'Away' }),
  },
  approveReschedule: {
    by: 'doctor',
    method: 'POST',
    path: '/doctors/handle-reschedule',
    body: (world) => ({ action: 'approve', ...newTime(world) }),
  },
  declineReschedule: {
    by: 'doctor',
    method: 'POST',
    path: '/doctors/handle-reschedule',
    body: () => ({ action: 'reject' }),
  },
} as const satisfies Partial<Record<Change['action'], ActionRequest>>;
export type ChangeAction = keyof typeof requestsByAction;

/** The patient or the doctor of a known appointment tries to change it. */
export async function changeAppointment(world: ClientWorld, action: ChangeAction): Promise<Outcome> {
  const { random, history, known } = world;
  if (known.length === 0) return 'refused';
  const appointment = random.pick(selectRecent(known));
  const { by, method, path, body }: ActionRequest = requestsByAction[action];
  const { call, body: answered } = await callAnyProcess(world, {
    method,
    path,
    token: appointment[by].token,
    body: { appointmentId: formatId('appointment', appointment.id), ...body?.(world) },
  });
  const done = call.outcome === 'acknowledged' ? changed.parse(answered) : null;
  const replacementId =
    action === 'approveReschedule' && done?.appointment
      ? parseId('appointment', done.appointment.appointmentId)
      : null;
  history.push({
    ...call,
    verb: 'change',
    action,
    by,
    appointmentId: appointment.id,
    replacementId,
  });
  if (replacementId !== null) known.push({ ...appointment, id: replacementId });
  return call.outcome;
}

/** Old appointments are mostly closed and cannot be changed. */
const selectRecent = (known: readonly KnownAppointment[]) => known.slice(-60);
