import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { vi } from 'vitest';
import { log } from '#server/platform/log/log.ts';

/** Lets what a logger and its children write go into a list, line by line. */
function divertLogger(logger: object, lines: string[]): void {
  Object.assign(logger, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
}

/** Collects what an application logs, for itself and for its requests. */
export function collectLog(app: FastifyInstance, lines: string[] = []): string[] {
  divertLogger(app.log, lines);
  return lines;
}

/** Collects what this process logs beside its applications, from a level on, until `restore`. */
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

/** Stands in for a level of the process's log: nothing is printed, and the calls are kept. */
export const quietLog = (level: 'warn' | 'error') => vi.spyOn(log, level).mockReturnValue();
