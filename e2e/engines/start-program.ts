import { type ChildProcess, spawn } from 'node:child_process';
import { endProcess } from '#harness/running-hams.ts';

export interface Program {
  readonly said: string;
  stop(): Promise<void>;
}

/** Starts a program and waits until its output matches `ready`; the first group is the result. */
export async function startProgram(
  path: string,
  args: readonly string[],
  ready: RegExp,
  settings: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child: ChildProcess = spawn(path, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
  process.once('exit', () => child.kill());
  let text = '';
  const said = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        text += String(chunk);
        const found = ready.exec(text);
        if (found) resolve(found[1] ?? '');
      });
    }
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${path} ended with ${code}: ${text}`)));
  });
  return { said, stop: async () => void (await endProcess(child, 'SIGTERM')) };
}
