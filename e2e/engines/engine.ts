import { setTimeout as pause } from 'node:timers/promises';

/** A browser with one window that a journey drives. */
export interface Engine {
  /** With its version, such as "Firefox 153.7". */
  readonly name: string;
  open(url: string): Promise<void>;
  /** What an expression gives in the page: the text of a JSON value, awaited. */
  evaluate(expression: string): Promise<string>;
  /** The size of what a page sees; px. */
  resize(width: number, height: number): Promise<void>;
  /** A press of the mouse at a point of the window; px. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** What scripts threw and the console called an error since the last time. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Calls a function in the page; it stands alone, for only its text goes there. */
export async function callInPage<Args extends unknown[], Result>(
  engine: Engine,
  call: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  const list = args.map((arg) => JSON.stringify(arg)).join(',');
  return JSON.parse(await engine.evaluate(`JSON.stringify((${call})(${list}) ?? null)`)) as Result;
}

/** Asks again and again until there is an answer. @throws Error after 30 seconds */
export async function pollUntil<Answer>(
  what: string,
  ask: () => Promise<Answer | null | false>,
): Promise<Answer> {
  for (let turn = 0; turn < 120; turn += 1) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    await pause(250);
  }
  throw new Error(`Waited in vain for ${what}.`);
}
