// Patients and doctors who do what they do all day, at random and all at once.
import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '../history/operation.ts';
import { bookRandomSlot } from './book.ts';
import { type ChangeAction, changeAppointment } from './change.ts';
import { readAvailability } from './look.ts';
import { publishRandomSlots } from './publish.ts';
import type { ClientWorld } from './world.ts';

/** How long a client waits after a call of which it does not know what came; milliseconds. */
const pauseAfterUnknown = 100;

/** How often each is done, compared with the others. */
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

/** Does one thing after the other until it is told to stop, and ends what it has begun. */
export async function actUntil(stopped: AbortSignal, world: ClientWorld): Promise<void> {
  while (!stopped.aborted) {
    const outcome = await act(world, world.random.pick(weightedActions));
    if (outcome === 'unknown') await wait(pauseAfterUnknown);
  }
}
