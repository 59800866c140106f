import { setTimeout as pause } from 'node:timers/promises';

export interface Engine {
  /** Includes its version, such as "Firefox 153.7". */
  readonly name: string;
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and awaits it; returns JSON text. */
  evaluate(expression: string): Promise<string>;
  /** Sets the viewport size in px. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks at a point of the window, in px. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Script errors and console errors since the last call. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Calls a function in the page; it must be self-contained, because only its source is sent. */
export async function callInPage<Args extends unknown[], Result>(
  engine: Engine,
  call: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  const list = args.map((arg) => JSON.stringify(arg)).join(',');
  return JSON.parse(await engine.evaluate(`JSON.stringify((${call})(${list}) ?? null)`)) as Result;
}

/** Polls until there is an answer. Throws an Error after 30 seconds. */
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
