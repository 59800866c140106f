import { abhaEndpoint, saveAbhaEndpoint } from '#contract/patients/abha.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { resolvePerson } from '../access/guardian-access.ts';
import { findAbha, saveAbha } from './abha-queries.ts';

/** ABHA number and address are self-reported, and not verified. */
export function abhaRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;
  mount(abhaEndpoint, async ({ actor, input: { query }, showed }) => {
    const person = await resolvePerson(actor, deps, query.patientId, 'read');
    const [row] = await findAbha(pool, { person });
    if (!row) throw new Error(`Patient ${person} has vanished`);
    showed([person]);
    return { abhaNumber: row.abha_number, abhaAddress: row.abha_address };
  });
  mount(saveAbhaEndpoint, async ({ actor, input: { query, body }, locale }) => {
    const person = await resolvePerson(actor, deps, query.patientId, 'read');
    await saveAbha(pool, { person, number: body.abhaNumber || null, address: body.abhaAddress || null });
    return { message: m.answer_record_saved({}, { locale }) };
  });
}
