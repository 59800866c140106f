import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { extractPhoneDigits, isPhone } from '#domain/accounts/phones.ts';
import { defaultNoticeMinutes } from '#domain/appointments/appointment-lifecycle.ts';
import { defaultTimeZone, isTimeZone } from '#domain/platform/calendar-days.ts';
import { isLoopback } from '../http/is-loopback.ts';
import { databaseSettings, findDatabaseSettingsConflict } from './database-settings.ts';
import { findMessageSettingsConflict, messageSettings, parseMessageSettings } from './message-settings.ts';
import { findOperatorSettingsConflict, operatorSettings, parseOperator } from './operator-settings.ts';
import { projectRoot } from './project-root.ts';
import { StartupError } from './startup-error.ts';
import { findVideoSettingsConflict, parseVideoSettings, videoSettings } from './video-settings.ts';

const onOff = (setting: string) =>
  z.enum(['on', 'off'], { error: `${setting} must be on or off` }).transform((value) => value === 'on');

/** Of at most 15 digits, which a number holds exactly. */
const numberSetting = (rule: string, fits: (value: number) => boolean, usual: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, { error: rule })
    .transform(Number)
    .refine(fits, { error: rule })
    .default(usual);

const rangeSetting = (setting: string, least: number, most: number, usual: number, what = 'number') =>
  numberSetting(
    `${setting} must be a ${what} from ${least} to ${most}`,
    (value) => value >= least && value <= most,
    usual,
  );

/** A limit that cannot be switched off. */
const limitSetting = (setting: string, usual: number) => rangeSetting(setting, 1, 9999, usual);

/** The operators who decide about doctors and hospitals at /operator, by the phone of their account there. */
const operatorPhonesRule = 'OPERATOR_PHONES must be phone numbers of ten digits, separated by commas';
const operatorPhones = (text: string) =>
  text.split(',').map((one) => extractPhoneDigits(one.trim()) ?? one.trim());

/** DPDP Rules 2025, rule 6(1)(e): access logs must be stored for a year. The database enforces it, too. */
const minAuditLogDays = 366;

const settings = z.object({
  PORT: rangeSetting('PORT', 0, 65_535, 3000),
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
    .refine(isTimeZone, { error: 'CLINIC_TIME_ZONE must be a time zone, for example Asia/Kolkata' })
    .default(defaultTimeZone),
  CHANGE_NOTICE_MINUTES: rangeSetting(
    'CHANGE_NOTICE_MINUTES',
    0,
    99_999,
    defaultNoticeMinutes,
    'number of minutes',
  ),
  DOCTOR_IDLE_MINUTES: numberSetting(
    'DOCTOR_IDLE_MINUTES must be 0 (never) or from 60 to 10080',
    // With less than an hour, a session would end during a long prescription or video visit, which send no
    // requests.
    (minutes) => minutes === 0 || (minutes >= 60 && minutes <= 10_080),
    720,
  ),
  REQUESTS_PER_DOCTOR_AND_DAY: limitSetting('REQUESTS_PER_DOCTOR_AND_DAY', 1),
  OPEN_VISITS_PER_DOCTOR: limitSetting('OPEN_VISITS_PER_DOCTOR', 3),
  OPEN_VISITS: limitSetting('OPEN_VISITS', 10),
  OPEN_VISITS_UNPROVEN: limitSetting('OPEN_VISITS_UNPROVEN', 1),
  UNPROVEN_SHARE: rangeSetting('UNPROVEN_SHARE', 1, 100, 50, 'percentage'),
  BOOKINGS_PER_ADDRESS: limitSetting('BOOKINGS_PER_ADDRESS', 10),
  REGISTRATION_CHECK: z
    .enum(['required', 'off'], { error: 'REGISTRATION_CHECK must be required or off' })
    .optional(),
  OPERATOR_PHONES: z
    .string()
    .transform(operatorPhones)
    .refine((phones) => phones.every(isPhone), { error: operatorPhonesRule })
    .default([]),
  CHECK_WITHIN_HOURS: rangeSetting('CHECK_WITHIN_HOURS', 2, 240, 48, 'number of hours'),
  UPLOADS_MAX_BYTES: numberSetting(
    'UPLOADS_MAX_BYTES must be a number of bytes, at least 1',
    (bytes) => bytes >= 1,
    50_000_000_000,
  ),
  AUDIT_LOG_DAYS: numberSetting(
    `AUDIT_LOG_DAYS must be ${minAuditLogDays} or more: the law requires a year of audit log`,
    (days) => days >= minAuditLogDays,
    400,
  ),
  RATE_LIMIT: onOff('RATE_LIMIT').default(true),
  TRUST_PROXY: onOff('TRUST_PROXY').default(false),
  DRAIN_SECONDS: rangeSetting('DRAIN_SECONDS', 0, 60, 0),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be debug, info, warn, error or silent',
    })
    .default('warn'),
  WORKER_THREADS: rangeSetting('WORKER_THREADS', 1, 99, Math.max(1, availableParallelism() - 1)),
  ...videoSettings,
  ...messageSettings,
  ...operatorSettings,
});

/** The settings of one process (docs/operations.md). */
export type Config = Readonly<ReturnType<typeof toConfig>>;

function toConfig(data: z.output<typeof settings>) {
  return {
    port: data.PORT,
    host: data.HOST,
    dataDirectory: resolve(projectRoot, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    /** The role that runs migrations, if it is not the one HAMS works as. */
    databaseOwnerUrl: data.DATABASE_OWNER_URL ?? null,
    /** Bypasses the pooler in transaction mode of `databaseUrl`; null if that leads to PostgreSQL itself. */
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? null,
    /** A replica, for reads that may be stale (server/platform/replica/open-replica.ts). */
    databaseReadUrl: data.DATABASE_READ_URL ?? null,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, ''),
    demo: data.DEMO ?? data.DATABASE_URL === undefined,
    /** True if HAMS may be reached from other machines: HOST is not loopback, or PUBLIC_URL is set. */
    openToOthers: data.PUBLIC_URL !== undefined || !isLoopback(data.HOST),
    jwtSecret: data.JWT_SECRET ?? null,
    /** The bearer token for /api/metrics; without it, only programs on this machine may read it. */
    metricsToken: data.METRICS_TOKEN ?? null,
    timeZone: data.CLINIC_TIME_ZONE,
    /** The minimum time before the start at which patients may still cancel or ask to reschedule. */
    noticeMinutes: data.CHANGE_NOTICE_MINUTES,
    /** Minutes without use after which a doctor's or staff session ends; 0 for never. */
    doctorIdleMinutes: data.DOCTOR_IDLE_MINUTES,
    openVisits: {
      requestsPerDay: data.REQUESTS_PER_DOCTOR_AND_DAY,
      perDoctor: data.OPEN_VISITS_PER_DOCTOR,
      inAll: data.OPEN_VISITS,
    },
    /** Booking limits of accounts whose phone was never verified. */
    unproven: {
      openVisits: data.OPEN_VISITS_UNPROVEN,
      /** Per cent of the slots of a doctor's day. */
      shareOfDay: data.UNPROVEN_SHARE,
      perAddress: data.BOOKINGS_PER_ADDRESS,
    },
    registrationCheck:
      (data.REGISTRATION_CHECK ?? (data.DATABASE_URL && !data.DEMO ? 'required' : 'off')) === 'required',
    /** Ten-digit phones of the users of the screen /operator. */
    operatorPhones: [...new Set(data.OPERATOR_PHONES)],
    /** The usual hours until a decision, as shown to doctors and owners. */
    checkWithinHours: data.CHECK_WITHIN_HOURS,
    maxUploadBytes: data.UPLOADS_MAX_BYTES,
    auditLogDays: data.AUDIT_LOG_DAYS,
    rateLimit: data.RATE_LIMIT,
    trustProxy: data.TRUST_PROXY,
    /**
     * Seconds after a stop signal during which a process still serves requests, while it reports that it is not
     * ready.
     */
    drainSeconds: data.DRAIN_SECONDS,
    logLevel: data.LOG_LEVEL,
    /** The maximum for page rendering and PDFs. */
    workerThreads: data.WORKER_THREADS,
    video: parseVideoSettings(data),
    messages: parseMessageSettings(data),
    operator: parseOperator(data),
  };
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
  return toConfig(data);
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
      `${setting} opens HAMS to other machines, so set DEMO: DEMO=off for a real clinic, ` +
        'DEMO=on for a demo with public passwords.',
    );
  }
  return config;
}
