import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { vi } from 'vitest';
import { log } from '#server/platform/log/log.ts';

/** Redirects the output of a logger and its children to a list of lines. */
function divertLogger(logger: object, lines: string[]): void {
  Object.assign(logger, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
}

export function collectLog(app: FastifyInstance, lines: string[] = []): string[] {
  divertLogger(app.log, lines);
  return lines;
}

/** Collects the log of this process outside its applications, from a level up, until `restore`. */
export function collectProcessLog(level: string): { readonly lines: string[]; restore(): void } {
  const stream: unknown = Reflect.get(log, pino.symbols.streamSym);
  const before = log.level;
  const lines: string[] = [];
  divertLogger(log, lines);
  log.level = level;
  return {
    lines,
    restore() {
      Object.assign(log, { [pino.symbols.streamSym]: stream });
      log.level = before;
    },
  };
}

/** Mocks a level of the process's log: nothing is printed, and the calls are recorded. */
export const quietLog = (level: 'warn' | 'error') => vi.spyOn(log, level).mockReturnValue();
