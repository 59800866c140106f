import type { Config } from '#server/platform/config.ts';

/** Says what start-up is doing and how long it took. */
export async function step<T>(
  name: string,
  work: () => Promise<{ readonly result: T; readonly detail: string }>,
): Promise<T> {
  const began = performance.now();
  const { result, detail } = await work();
  say(name, `${detail} (${((performance.now() - began) / 1000).toFixed(2)} s)`);
  return result;
}

export function say(name: string, text: string): void {
  console.log(`  ${name.padEnd(9)} ${text}`);
}

/** The last lines of start-up: where it is, and who may try it. */
export function announce(config: Config): void {
  say('ready', config.publicUrl);
  if (!config.demo) return;
  say('', 'demo patient 9000000001 / Patient@123');
  say('', 'demo doctor  9100000001 / Doctor@123');
}
