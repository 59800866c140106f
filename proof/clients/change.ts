import { z } from 'zod';
import { idOf, readableId } from '#domain/platform/readable-ids.ts';
import type { Change, Outcome } from '../history/operation.ts';
import { someTime } from './times.ts';
import { callAnyProcess, type Known, type World } from './world.ts';

const changed = z.object({
  appointment: z.object({ appointmentId: z.string() }).nullish(),
});

/** The call for an action, of an appointment. */
interface Asking {
  readonly by: Change['by'];
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body?: (world: World) => object;
}

const newTime = ({ clinic, random }: World) => ({
  date: random.pick(clinic.days),
  slotNumber: someTime(random),
});

const askings = {
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
} as const satisfies Partial<Record<Change['action'], Asking>>;
export type ChangeAction = keyof typeof askings;

/** One of the two people of an appointment that the clients know of changes it, or tries to. */
export async function change(world: World, action: ChangeAction): Promise<Outcome> {
  const { random, history, known } = world;
  if (known.length === 0) return 'refused';
  const appointment = random.pick(recent(known));
  const { by, method, path, body }: Asking = askings[action];
  const { call, body: answered } = await callAnyProcess(world, {
    method,
    path,
    token: appointment[by].token,
    body: { appointmentId: readableId('appointment', appointment.id), ...body?.(world) },
  });
  const done = call.outcome === 'acknowledged' ? changed.parse(answered) : null;
  const replacementId =
    action === 'approveReschedule' && done?.appointment
      ? idOf('appointment', done.appointment.appointmentId)
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

/** Of old appointments most are closed, and changing them is refused. */
const recent = (known: readonly Known[]) => known.slice(-60);
