import { z } from 'zod';
import { registeredTemplatesSetting } from './registered-templates.ts';

/** Settings for outgoing messages (docs/operations.md). */
export const messageSettings = {
  MESSAGES: z
    .enum(['on', 'off'], { error: 'MESSAGES must be on or off' })
    .transform((value) => value === 'on')
    .default(true),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'SMTP_URL must begin with smtp:// or smtps://' })
    .refine((address) => URL.canParse(address), { error: 'SMTP_URL is not a valid address' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/, {
      error: 'MAIL_FROM must be an email address, for example HAMS <desk@clinic.example>',
    })
    .optional(),
  DKIM_DOMAIN: z.string().min(1).optional(),
  DKIM_SELECTOR: z.string().min(1).optional(),
  DKIM_KEY: z
    .string()
    .transform((key) => key.replaceAll('\\n', '\n'))
    .refine((key) => key.includes('PRIVATE KEY'), { error: 'DKIM_KEY must be a private key in PEM form' })
    .optional(),
  SMS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'SMS_WEBHOOK_URL must be an http or https address' })
    .optional(),
  SMS_WEBHOOK_SECRET: z
    .string()
    .min(16, { error: 'SMS_WEBHOOK_SECRET must have at least 16 characters' })
    .optional(),
  SMS_ENTITY_ID: z
    .string()
    .regex(/^\d{19}$/, { error: 'SMS_ENTITY_ID must be the 19 digits of the principal entity' })
    .optional(),
  SMS_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9]{3,11}$/, { error: 'SMS_HEADER must be the registered header, for example HAMSIN' })
    .optional(),
  SMS_TEMPLATES: registeredTemplatesSetting.optional(),
  WHATSAPP_URL: z
    .url({ protocol: /^https?$/, error: 'WHATSAPP_URL must be an http or https address' })
    .optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z
    .string()
    .min(16, { error: 'WHATSAPP_APP_SECRET must have at least 16 characters' })
    .optional(),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .min(16, { error: 'WHATSAPP_VERIFY_TOKEN must have at least 16 characters' })
    .optional(),
  PUSH_HOSTS: z
    .string()
    .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(host)), {
      error: 'PUSH_HOSTS must be a list of hosts, for example push.clinic.example,localhost:9012',
    })
    .default([]),
} as const;

type SettingsInput = z.output<z.ZodObject<typeof messageSettings>>;

const whatsappSettingNames = [
  'WHATSAPP_URL',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

export function findMessageSettingsConflict(given: SettingsInput): string | null {
  if (Boolean(given.SMTP_URL) !== Boolean(given.MAIL_FROM)) return 'SMTP_URL and MAIL_FROM go together';
  if (Boolean(given.SMS_WEBHOOK_URL) !== Boolean(given.SMS_WEBHOOK_SECRET)) {
    return 'SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET go together';
  }
  const dkim = [given.DKIM_DOMAIN, given.DKIM_SELECTOR, given.DKIM_KEY].filter(Boolean).length;
  if (dkim !== 0 && dkim !== 3) return 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY go together';
  if (dkim === 3 && !given.SMTP_URL) return 'DKIM_KEY signs emails, so it needs SMTP_URL';
  const missing = whatsappSettingNames.filter((name) => !given[name]);
  if (missing.length > 0 && missing.length < whatsappSettingNames.length) {
    return `${whatsappSettingNames.join(', ')} go together; ${missing.join(', ')} is missing`;
  }
  return null;
}

/** The webhook of the clinic's SMS gateway, and the secret that signs its calls. */
export type SmsSettings = NonNullable<ReturnType<typeof parseSmsSettings>>;

function parseSmsSettings(given: SettingsInput) {
  const { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret } = given;
  if (!url || !secret) return null;
  return {
    url,
    secret,
    /** The id registered with the mobile operators (DLT), mandatory in India. */
    entityId: given.SMS_ENTITY_ID ?? null,
    header: given.SMS_HEADER ?? null,
    templates: given.SMS_TEMPLATES ?? {},
  };
}

export type WhatsappSettings = NonNullable<ReturnType<typeof parseWhatsappSettings>>;

function parseWhatsappSettings(given: SettingsInput) {
  const { WHATSAPP_URL: url, WHATSAPP_TOKEN: token } = given;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = given;
  if (!url || !token || !appSecret || !verifyToken) return null;
  return {
    /** The clinic's number in the Cloud API, such as https://graph.facebook.com/v23.0/123456789. */
    url: url.replace(/\/$/, ''),
    token,
    /** Signs the webhook calls of WhatsApp. */
    appSecret,
    /** Proves to WhatsApp once that the webhook is ours, and to us that WhatsApp is asking. */
    verifyToken,
  };
}

/** The clinic's mail server, the sender, and the key that signs its emails. */
export type MailServer = NonNullable<ReturnType<typeof parseMailServer>>;

function parseMailServer(given: SettingsInput) {
  const { SMTP_URL: url, MAIL_FROM: from } = given;
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY: privateKey } = given;
  if (!url || !from) return null;
  const isSigned = domainName && keySelector && privateKey;
  return { url, from, ...(isSigned && { dkim: { domainName, keySelector, privateKey } }) };
}

export const parseMessageSettings = (given: SettingsInput) => ({
  /** When off, only codes for passwords are sent, as on a copy of real data. */
  on: given.MESSAGES,
  smtp: parseMailServer(given),
  sms: parseSmsSettings(given),
  whatsapp: parseWhatsappSettings(given),
  /** Hosts of push services besides the known ones; these may be reached without TLS. */
  pushHosts: given.PUSH_HOSTS,
});
