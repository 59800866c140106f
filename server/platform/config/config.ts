import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Operator } from '#contract/accounts/operator.ts';
import { extractPhoneDigits, isPhone } from '#domain/accounts/phones.ts';
import { defaultNoticeMinutes } from '#domain/appointments/appointment-life.ts';
import { defaultTimeZone, isTimeZone } from '#domain/platform/calendar-days.ts';
import { isLoopback } from '../http/loopback.ts';
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

/** Below an hour a long prescription or video visit, in which nothing is asked of the server, would end. */
const doctorIdleRule = 'DOCTOR_IDLE_MINUTES must be 0 (never) or from 60 to 10080';

/** A limit that no installation can do without, so from 1 on. */
const limitSetting = (setting: string, usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: `${setting} must be a number from 1 to 9999` })
    .transform(Number)
    .default(usual);

/** Those who decide at /operator about doctors and hospitals, by the phone of their account there. */
const operatorPhonesRule = 'OPERATOR_PHONES must be phone numbers of ten digits, separated by commas';
const operatorPhones = (text: string) =>
  text.split(',').map((one) => extractPhoneDigits(one.trim()) ?? one.trim());

const checkWithinRule = 'CHECK_WITHIN_HOURS must be a number of hours from 2 to 240';

const unprovenShareRule = 'UNPROVEN_SHARE must be a percentage from 1 to 100';

const maxUploadBytesRule = 'UPLOADS_MAX_BYTES must be a number of bytes from 1 on';

/** DPDP Rules 2025, rule 6(1)(e): logs of access are kept for a year. The database refuses less, too. */
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
  /** Who migrates, where that is not whom HAMS works as. */
  readonly databaseOwnerUrl: string | null;
  /** Past the pooler in transaction mode that `databaseUrl` leads to; null where it leads to PostgreSQL itself. */
  readonly databaseDirectUrl: string | null;
  /** A replica, for reads whose staleness harms nobody (server/platform/replica/open-replica.ts). */
  readonly databaseReadUrl: string | null;
  readonly publicUrl: string;
  readonly demo: boolean;
  /** Whether others than people at this machine may reach HAMS: HOST is not loopback, or PUBLIC_URL is set. */
  readonly openToOthers: boolean;
  readonly jwtSecret: string | null;
  /** What reads /api/metrics; without it, programs on this machine do. */
  readonly metricsToken: string | null;
  readonly timeZone: string;
  /** How long before the start patients may still cancel or ask to reschedule (docs/product.md#notice). */
  readonly noticeMinutes: number;
  /** After how long without use a doctor's session is over; 0 for never (docs/product.md#sessions). */
  readonly doctorIdleMinutes: number;
  /** How many open visits one patient may have (docs/product.md#booking). */
  readonly openVisits: {
    readonly requestsPerDay: number;
    readonly perDoctor: number;
    readonly inAll: number;
  };
  /** What accounts may book whose phone no code has proven (docs/product.md#booking). */
  readonly unproven: {
    readonly openVisits: number;
    /** Of the times of a doctor's day, in per cent. */
    readonly shareOfDay: number;
    /** In an hour, where no code can prove a phone. */
    readonly perAddress: number;
  };
  /** Whether a doctor is listed only after the operator has checked the registration (docs/operations.md#doctors). */
  readonly registrationCheck: boolean;
  /** Who may decide about doctors and hospitals on the screen /operator, by ten digits. */
  readonly operatorPhones: readonly string[];
  /** Within how many hours they usually do, as doctors and owners read it. */
  readonly checkWithinHours: number;
  /** How much documents, photos and letterheads of the whole house may take (docs/product.md#limits). */
  readonly maxUploadBytes: number;
  /** How long entries of the audit log are kept. */
  readonly auditLogDays: number;
  readonly rateLimit: boolean;
  readonly trustProxy: boolean;
  /** How long a process that is told to stop still takes requests, and says that it is not ready (docs/operations.md#update). */
  readonly drainSeconds: number;
  readonly logLevel: string;
  /** For pages and papers, at most. */
  readonly workerThreads: number;
  readonly video: VideoSettings;
  readonly messages: MessageSettings;
  /** Who runs this installation; null where nobody is named. */
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
 * The settings of a process that serves. Where others may reach it, a demo must be somebody's decision: its
 * passwords are known to everybody. Throws StartupError.
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
