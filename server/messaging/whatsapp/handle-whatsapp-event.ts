import { z } from 'zod';
import { Refusal } from '#contract/platform/refusals.ts';
import { topics } from '#domain/messaging/announcements.ts';
import { changeStatus } from '#server/appointments/changes/change-status.ts';
import { hashToken } from '#server/messaging/visit-links/create-visit-link.ts';
import { recordReport } from '#server/platform/delivery-reports/record-delivery-report.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isOptOut } from './opt-out-phrases.ts';
import { findLinkByPhone, insertReceived, turnOffWhatsapp } from './whatsapp-queries.ts';

const maxIdLength = 200;

const statusSchema = z.object({
  id: z.string().min(1).max(maxIdLength),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  /** Unix seconds. */
  timestamp: z.coerce.number().int().positive().max(1e11),
  errors: z.array(z.object({ code: z.number(), title: z.string().optional() })).optional(),
});

const messageSchema = z.object({
  id: z.string().min(1).max(maxIdLength),
  /** With the country code, without a plus. */
  from: z.string(),
  button: z.object({ payload: z.string() }).optional(),
  text: z.object({ body: z.string() }).optional(),
});

/** Webhook payload of WhatsApp; unknown fields are ignored. */
export const whatsappEventSchema = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z.array(z.unknown()).default([]),
            messages: z.array(z.unknown()).default([]),
          }),
        }),
      ),
    }),
  ),
});

/** Handles delivery reports and replies. WhatsApp may repeat them for days, so each acts only once. */
export async function handleWhatsappEvent(
  deps: Deps,
  news: z.output<typeof whatsappEventSchema>,
): Promise<void> {
  for (const { value } of news.entry.flatMap(({ changes }) => changes)) {
    for (const one of value.statuses) await takeStatus(deps, statusSchema.safeParse(one).data);
    for (const one of value.messages) await takeMessage(deps, messageSchema.safeParse(one).data);
  }
}

async function takeStatus({ database }: Deps, notified?: z.output<typeof statusSchema>): Promise<void> {
  if (!notified) return;
  const [error] = notified.errors ?? [];
  await recordReport(database.pool, 'whatsapp', notified.id, {
    status: notified.status,
    at: new Date(notified.timestamp * 1000),
    detail: error ? `${error.code} ${error.title ?? ''}`.trim() : null,
  });
}

async function takeMessage(deps: Deps, notified?: z.output<typeof messageSchema>): Promise<void> {
  const phone = /^91(\d{10})$/.exec(notified?.from ?? '')?.[1];
  if (!notified || !phone) return;
  const { clock, database } = deps;
  const at = new Date(clock.now());
  const token = /^confirm:([\w-]{22})$/.exec(notified.button?.payload ?? '')?.[1];
  const stops = isOptOut(notified.text?.body ?? '');
  if (!token && !stops) return;
  // In one transaction: an event that fails is not stored, and acts when it is repeated.
  await database.transaction(async (db) => {
    const [first] = await insertReceived(db, { id: notified.id, at });
    if (!first) return;
    if (stops) await turnOffWhatsapp(db, { phone, topics, at });
    // A tap from another phone means that the message was forwarded to a stranger.
    const [link] = token ? await findLinkByPhone(db, { hash: hashToken(token), phone, now: at }) : [];
    if (!link) return;
    const { patient_id: id, person_id: personId } = link;
    const patient = {
      role: 'patient',
      id,
      account: { role: 'patient', id: personId },
      via: 'whatsapp',
    } as const;
    try {
      await changeStatus(patient, deps, db, link.appointment_id, 'confirm');
    } catch (error) {
      // The visit was confirmed, moved or cancelled meanwhile; the patient was notified of that.
      if (!(error instanceof Refusal)) throw error;
    }
  });
}
