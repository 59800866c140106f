// Patients and doctors who act at random and concurrently.
import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '../history/operation.ts';
import { type ChangeAction, changeAppointment } from './change-appointment.ts';
import type { ClientWorld } from './client-world.ts';
import { bookRandomSlot, publishRandomSlots, readAvailability } from './slot-actions.ts';

/** Pause after a call with an unknown outcome, in milliseconds. */
const pauseAfterUnknown = 100;

/** Relative frequencies. */
const actionWeights = {
  book: 40,
  look: 20,
  accept: 10,
  cancel: 10,
  askToReschedule: 8,
  confirm: 4,
  reject: 4,
  approveReschedule: 6,
  publish: 3,
  withdrawReschedule: 2,
  declineReschedule: 2,
} as const satisfies Record<ChangeAction | 'book' | 'look' | 'publish', number>;
type ClientAction = keyof typeof actionWeights;

const weightedActions = Object.entries(actionWeights).flatMap(([habit, often]) =>
  Array<ClientAction>(often).fill(habit as ClientAction),
);

function act(world: ClientWorld, habit: ClientAction): Promise<Outcome> {
  if (habit === 'book') return bookRandomSlot(world);
  if (habit === 'look') return readAvailability(world);
  return habit === 'publish' ? publishRandomSlots(world) : changeAppointment(world, habit);
}

/** Performs one action after another until stopped; finishes the current one. */
export async function actUntil(stopped: AbortSignal, world: ClientWorld): Promise<void> {
  while (!stopped.aborted) {
    const outcome = await act(world, world.random.pick(weightedActions));
    if (outcome === 'unknown') await wait(pauseAfterUnknown);
  }
}
