// Patients and doctors who do what they do all day, at random and all at once.
import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '../history/operation.ts';
import { book } from './book.ts';
import { type ChangeAction, change } from './change.ts';
import { look } from './look.ts';
import { publish } from './publish.ts';
import type { World } from './world.ts';

/** How long a client waits after a call of which it does not know what came; milliseconds. */
const pauseAfterUnknown = 100;

/** How often each is done, compared with the others. */
const habits = {
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
type Habit = keyof typeof habits;

const byHabit = Object.entries(habits).flatMap(([habit, often]) => Array<Habit>(often).fill(habit as Habit));

function act(world: World, habit: Habit): Promise<Outcome> {
  if (habit === 'book') return book(world);
  if (habit === 'look') return look(world);
  return habit === 'publish' ? publish(world) : change(world, habit);
}

/** Does one thing after the other until it is told to stop, and ends what it has begun. */
export async function actUntil(stopped: AbortSignal, world: World): Promise<void> {
  while (!stopped.aborted) {
    const outcome = await act(world, world.random.pick(byHabit));
    if (outcome === 'unknown') await wait(pauseAfterUnknown);
  }
}
