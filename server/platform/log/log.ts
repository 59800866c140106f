import type { FastifyBaseLogger } from 'fastify';
import { type LoggerOptions, pino } from 'pino';
import { getCurrentWork } from './current-work.ts';
import { toLoggedError } from './logged-error.ts';

/** One JSON object per line, with level and time readable for people and programs. */
const loggerOptions: LoggerOptions = {
  level: 'warn',
  formatters: { level: (level) => ({ level }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: toLoggedError },
};

/**
 * The log of this process, on its output (docs/operations.md#logs). Adds the current request or job to each
 * line. Contains nothing personal: ids, names of things, figures; errors as `err`.
 */
export const log = pino({ ...loggerOptions, mixin: () => getCurrentWork() ?? {} });

export function setLogLevel(level: string): void {
  log.level = level;
}

/** The logger of an application, whose child loggers know their request; `level` as in LOG_LEVEL. */
export const createRequestLog = (level: string): FastifyBaseLogger => pino({ ...loggerOptions, level });
