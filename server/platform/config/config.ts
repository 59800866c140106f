import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Operator } from '#contract/accounts/operator.ts';
import { extractPhoneDigits, isPhone } from '#domain/accounts/phones.ts';
import { defaultNoticeMinutes } from '#domain/appointments/appointment-lifecycle.ts';
import { defaultTimeZone, isTimeZone } from '#domain/platform/calendar-days.ts';
import { isLoopback } from '../http/is-loopback.ts';
import { databaseSettings, findDatabaseSettingsConflict } from './database-settings.ts';
import {
  findMessageSettingsConflict,
  type MessageSettings,
  messageSettings,
  parseMessageSettings,
} from './message-settings.ts';
import { findOperatorSettingsConflict, operatorSettings, parseOperator } from './operator-settings.ts';
import { projectRoot } from './project-root.ts';
import { StartupError } from './startup-error.ts';
import {
  findVideoSettingsConflict,
  parseVideoSettings,
  type VideoSettings,
  videoSettings,
} from './video-settings.ts';

const onOff = (setting: string) =>
  z.enum(['on', 'off'], { error: `${setting} must be on or off` }).transform((value) => value === 'on');

/**
 * With less than an hour, a session would end during a long prescription or video visit, which send no
 * requests.
 */
const doctorIdleRule = 'DOCTOR_IDLE_MINUTES must be 0 (never) or from 60 to 10080';

/** A limit that cannot be switched off. */
const limitSetting = (setting: string, usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: `${setting} must be a number from 1 to 9999` })
    .transform(Number)
    .default(usual);

/** The operators who decide about doctors and hospitals at /operator, by the phone of their account there. */
const operatorPhonesRule = 'OPERATOR_PHONES must be phone numbers of ten digits, separated by commas';
const operatorPhones = (text: string) =>
  text.split(',').map((one) => extractPhoneDigits(one.trim()) ?? one.trim());

const checkWithinRule = 'CHECK_WITHIN_HOURS must be a number of hours from 2 to 240';

const unprovenShareRule = 'UNPROVEN_SHARE must be a percentage from 1 to 100';

const maxUploadBytesRule = 'UPLOADS_MAX_BYTES must be a number of bytes from 1 on';

/** DPDP Rules 2025, rule 6(1)(e): access logs must be stored for a year. The database enforces it, too. */
const minAuditLogDays = 366;

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'PORT must be a number from 0 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65535, { error: 'PORT must be a number from 0 to 65535' })
    .default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('./data'),
  ...databaseSettings,
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'PUBLIC_URL must be an http or https address' })
    .optional(),
  DEMO: onOff('DEMO').optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'METRICS_TOKEN must have at least 16 characters' }).optional(),
  JWT_SECRET: z.string().min(32, { error: 'JWT_SECRET must have at least 32 characters' }).optional(),
  CLINIC_TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: 'CLINIC_TIME_ZONE must be a time zone such as Asia/Kolkata' })
    .default(defaultTimeZone),
  CHANGE_NOTICE_MINUTES: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'CHANGE_NOTICE_MINUTES must be a number of minutes' })
    .transform(Number)
    .default(defaultNoticeMinutes),
  DOCTOR_IDLE_MINUTES: z
    .string()
    .regex(/^\d{1,5}$/, { error: doctorIdleRule })
    .transform(Number)
    .refine((minutes) => minutes === 0 || (minutes >= 60 && minutes <= 10_080), { error: doctorIdleRule })
    .default(720),
  REQUESTS_PER_DOCTOR_AND_DAY: limitSetting('REQUESTS_PER_DOCTOR_AND_DAY', 1),
  OPEN_VISITS_PER_DOCTOR: limitSetting('OPEN_VISITS_PER_DOCTOR', 3),
  OPEN_VISITS: limitSetting('OPEN_VISITS', 10),
  OPEN_VISITS_UNPROVEN: limitSetting('OPEN_VISITS_UNPROVEN', 1),
  UNPROVEN_SHARE: z
    .string()
    .regex(/^([1-9]\d?|100)$/, { error: unprovenShareRule })
    .transform(Number)
    .default(50),
  BOOKINGS_PER_ADDRESS: limitSetting('BOOKINGS_PER_ADDRESS', 10),
  REGISTRATION_CHECK: z
    .enum(['required', 'off'], { error: 'REGISTRATION_CHECK must be required or off' })
    .optional(),
  OPERATOR_PHONES: z
    .string()
    .transform(operatorPhones)
    .refine((phones) => phones.every(isPhone), { error: operatorPhonesRule })
    .default([]),
  CHECK_WITHIN_HOURS: z
    .string()
    .regex(/^\d{1,3}$/, { error: checkWithinRule })
    .transform(Number)
    .refine((hours) => hours >= 2 && hours <= 240, { error: checkWithinRule })
    .default(48),
  UPLOADS_MAX_BYTES: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, { error: maxUploadBytesRule })
    .transform(Number)
    .default(50_000_000_000),
  AUDIT_LOG_DAYS: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'AUDIT_LOG_DAYS must be a number of days' })
    .transform(Number)
    .refine((days) => days >= minAuditLogDays, {
      error: `AUDIT_LOG_DAYS must be ${minAuditLogDays} or more: the law wants the audit log kept for a year`,
    })
    .default(400),
  RATE_LIMIT: onOff('RATE_LIMIT').default(true),
  TRUST_PROXY: onOff('TRUST_PROXY').default(false),
  DRAIN_SECONDS: z
    .string()
    .regex(/^([0-5]?\d|60)$/, { error: 'DRAIN_SECONDS must be a number from 0 to 60' })
    .transform(Number)
    .default(0),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be debug, info, warn, error or silent',
    })
    .default('warn'),
  WORKER_THREADS: z
    .string()
    .regex(/^[1-9]\d?$/, { error: 'WORKER_THREADS must be a number from 1 to 99' })
    .transform(Number)
    .default(Math.max(1, availableParallelism() - 1)),
  ...videoSettings,
  ...messageSettings,
  ...operatorSettings,
});

/** The settings of one process (docs/operations.md). */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  /** The role that runs migrations, if it is not the one HAMS works as. */
  readonly databaseOwnerUrl: string | null;
  /** Bypasses the pooler in transaction mode of `databaseUrl`; null if that leads to PostgreSQL itself. */
  readonly databaseDirectUrl: string | null;
  /** A replica, for reads that may be stale (server/platform/replica/open-replica.ts). */
  readonly databaseReadUrl: string | null;
  readonly publicUrl: string;
  readonly demo: boolean;
  /** True if HAMS may be reached from other machines: HOST is not loopback, or PUBLIC_URL is set. */
  readonly openToOthers: boolean;
  readonly jwtSecret: string | null;
  /** The bearer token for /api/metrics; without it, only programs on this machine may read it. */
  readonly metricsToken: string | null;
  readonly timeZone: string;
  /** The minimum time before the start at which patients may still cancel or ask to reschedule. */
  readonly noticeMinutes: number;
  /** Minutes without use after which a doctor's or staff session ends; 0 for never. */
  readonly doctorIdleMinutes: number;
  readonly openVisits: {
    readonly requestsPerDay: number;
    readonly perDoctor: number;
    readonly inAll: number;
  };
  /** Booking limits of accounts whose phone was never verified. */
  readonly unproven: {
    readonly openVisits: number;
    /** Per cent of the slots of a doctor's day. */
    readonly shareOfDay: number;
    readonly perAddress: number;
  };
  readonly registrationCheck: boolean;
  /** Ten-digit phones of the users of the screen /operator. */
  readonly operatorPhones: readonly string[];
  /** The usual hours until a decision, as shown to doctors and owners. */
  readonly checkWithinHours: number;
  readonly maxUploadBytes: number;
  readonly auditLogDays: number;
  readonly rateLimit: boolean;
  readonly trustProxy: boolean;
  /**
   * Seconds after a stop signal during which a process still serves requests, while it reports that it is not
   * ready.
   */
  readonly drainSeconds: number;
  readonly logLevel: string;
  /** The maximum for page rendering and PDFs. */
  readonly workerThreads: number;
  readonly video: VideoSettings;
  readonly messages: MessageSettings;
  readonly operator: Operator | null;
}

/** Reads the settings from the environment; an empty value counts as unset. Throws StartupError. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new StartupError(`${[...new Set(parsed.error.issues.map((issue) => issue.message))].join('; ')}.`);
  }
  const { data } = parsed;
  const clash =
    findDatabaseSettingsConflict(data) ??
    findVideoSettingsConflict(data) ??
    findMessageSettingsConflict(data) ??
    findOperatorSettingsConflict(data);
  if (clash) throw new StartupError(`${clash}.`);
  return {
    port: data.PORT,
    host: data.HOST,
    dataDirectory: resolve(projectRoot, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    databaseOwnerUrl: data.DATABASE_OWNER_URL ?? null,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: data.DATABASE_READ_URL ?? null,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, ''),
    demo: data.DEMO ?? data.DATABASE_URL === undefined,
    openToOthers: data.PUBLIC_URL !== undefined || !isLoopback(data.HOST),
    jwtSecret: data.JWT_SECRET ?? null,
    metricsToken: data.METRICS_TOKEN ?? null,
    timeZone: data.CLINIC_TIME_ZONE,
    noticeMinutes: data.CHANGE_NOTICE_MINUTES,
    doctorIdleMinutes: data.DOCTOR_IDLE_MINUTES,
    openVisits: {
      requestsPerDay: data.REQUESTS_PER_DOCTOR_AND_DAY,
      perDoctor: data.OPEN_VISITS_PER_DOCTOR,
      inAll: data.OPEN_VISITS,
    },
    unproven: {
      openVisits: data.OPEN_VISITS_UNPROVEN,
      shareOfDay: data.UNPROVEN_SHARE,
      perAddress: data.BOOKINGS_PER_ADDRESS,
    },
    registrationCheck:
      (data.REGISTRATION_CHECK ?? (data.DATABASE_URL && !data.DEMO ? 'required' : 'off')) === 'required',
    operatorPhones: [...new Set(data.OPERATOR_PHONES)],
    checkWithinHours: data.CHECK_WITHIN_HOURS,
    maxUploadBytes: data.UPLOADS_MAX_BYTES,
    auditLogDays: data.AUDIT_LOG_DAYS,
    rateLimit: data.RATE_LIMIT,
    trustProxy: data.TRUST_PROXY,
    drainSeconds: data.DRAIN_SECONDS,
    logLevel: data.LOG_LEVEL,
    workerThreads: data.WORKER_THREADS,
    video: parseVideoSettings(data),
    messages: parseMessageSettings(data),
    operator: parseOperator(data),
  };
}

/**
 * The settings of a server process. A publicly reachable demo must be enabled explicitly, because its
 * passwords are public. Throws StartupError.
 */
export function parseServerConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const config = parseConfig(environment);
  if (config.openToOthers && !environment.DEMO) {
    const setting = environment.PUBLIC_URL ? 'PUBLIC_URL' : 'HOST';
    throw new StartupError(
      `${setting} lets others than this machine in, so DEMO must be set: DEMO=off for a clinic of real people, ` +
        'DEMO=on for a demo whose passwords everybody knows.',
    );
  }
  return config;
}
