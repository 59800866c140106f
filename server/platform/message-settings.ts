import { z } from 'zod';

/** The settings for messages to people (docs/operations.md). */
export const messageSettings = {
  MESSAGES: z
    .enum(['on', 'off'], { error: 'MESSAGES must be on or off' })
    .transform((value) => value === 'on')
    .default(true),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'SMTP_URL must begin with smtp:// or smtps://' })
    .refine((address) => URL.canParse(address), { error: 'SMTP_URL is not an address that can be read' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/, {
      error: 'MAIL_FROM must be an e-mail address, such as HAMS <desk@clinic.example>',
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
} as const;

type Given = z.output<z.ZodObject<typeof messageSettings>>;

/** The clinic's mail server, the sender, and what signs its e-mails. */
export interface MailServer {
  readonly url: string;
  readonly from: string;
  readonly dkim?: { readonly domainName: string; readonly keySelector: string; readonly privateKey: string };
}

export interface MessageSettings {
  /** Off: nobody is told anything but codes for passwords, as on a copy of real data. */
  readonly on: boolean;
  readonly smtp: MailServer | null;
  /** The webhook of the clinic's SMS gateway, and the secret that signs its calls. */
  readonly sms: { readonly url: string; readonly secret: string } | null;
  /** The clinic's number at the WhatsApp Cloud API. */
  readonly whatsapp: {
    readonly url: string;
    readonly token: string;
    readonly appSecret: string;
    readonly verifyToken: string;
  } | null;
}

/** Settings that need each other, as a sentence; null if all is well. */
export function messageSettingsClash(given: Given): string | null {
  if (Boolean(given.SMTP_URL) !== Boolean(given.MAIL_FROM)) return 'SMTP_URL and MAIL_FROM go together';
  if (Boolean(given.SMS_WEBHOOK_URL) !== Boolean(given.SMS_WEBHOOK_SECRET)) {
    return 'SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET go together';
  }
  const dkim = [given.DKIM_DOMAIN, given.DKIM_SELECTOR, given.DKIM_KEY].filter(Boolean).length;
  if (dkim !== 0 && dkim !== 3) return 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY go together';
  if (dkim === 3 && !given.SMTP_URL) return 'DKIM_KEY signs e-mails, so it needs SMTP_URL';
  return null;
}

export function messagesFrom(given: Given): MessageSettings {
  const { SMTP_URL, MAIL_FROM, SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET } = given;
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY } = given;
  return {
    on: given.MESSAGES,
    smtp:
      SMTP_URL && MAIL_FROM
        ? {
            url: SMTP_URL,
            from: MAIL_FROM,
            ...(DKIM_DOMAIN &&
              DKIM_SELECTOR &&
              DKIM_KEY && {
                dkim: { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_KEY },
              }),
          }
        : null,
    sms: SMS_WEBHOOK_URL && SMS_WEBHOOK_SECRET ? { url: SMS_WEBHOOK_URL, secret: SMS_WEBHOOK_SECRET } : null,
    whatsapp: null,
  };
}
