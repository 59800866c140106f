import type { FastifyBaseLogger } from 'fastify';
import { type LoggerOptions, pino } from 'pino';
import { toLoggedError } from './logged-error.ts';
import { getCurrentWork } from './work-under-way.ts';

/** One JSON object a line: level and time in words that people and programs read, what happened, and ids. */
const loggerOptions: LoggerOptions = {
  level: 'warn',
  formatters: { level: (level) => ({ level }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: toLoggedError },
};

/**
 * The log of this process, on its output (docs/operations.md#logs). A line says by itself which request or
 * regular work it is part of. Nothing personal: ids, names of things, figures; errors as `err`.
 */
export const log = pino({ ...loggerOptions, mixin: () => getCurrentWork() ?? {} });

/** Sets from which level on lines are written, as LOG_LEVEL says. */
export function setLogLevel(level: string): void {
  log.level = level;
}

/** The log of an application, of whose children each knows its request; `level` as in LOG_LEVEL. */
export const createRequestLog = (level: string): FastifyBaseLogger => pino({ ...loggerOptions, level });
