import {
  doctorDelayEndpoint,
  hospitalDelayEndpoint,
  sayDelayEndpoint,
  sayHospitalDelayEndpoint,
} from '#contract/appointments/delays.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { DoctorDelay } from '#domain/appointments/lateness.ts';
import { idOf, readableId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { actorOf } from '#server/platform/audit/actor-of.ts';
import { writeEntry } from '#server/platform/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Mount, StaffCaller } from '#server/platform/http/mount.ts';
import { chosenPractice } from '#server/scheduling/availability/chosen-practice.ts';
import { namedPractices } from './delay-queries.ts';
import { delayWords } from './delay-words.ts';
import { previewDelay, sayDoctorLate } from './say-doctor-late.ts';

/** A doctor, or a hospital's desk for them, says that the doctor is late today (docs/product.md#a-late-doctor). */
export function delayRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;
  const own = async (doctorId: number, named: string | undefined) => {
    const practiceId = await chosenPractice(pool, doctorId, named);
    return namedPractices(pool, { doctorId, practiceId, hospitalId: null });
  };
  const atHospital = async ({ hospitalId }: StaffCaller, doctor: string) => {
    const doctorId = idOf('doctor', doctor) ?? 0;
    const practices = await namedPractices(pool, { doctorId, practiceId: null, hospitalId });
    if (practices.length === 0) throw new Refusal('doctor_not_found');
    return { doctorId, practices };
  };
  type Practices = Awaited<ReturnType<typeof namedPractices>>;
  const idsOf = (practices: Practices) => practices.map(({ id }) => id);
  const preview = async (practices: Practices, minutes: DoctorDelay, locale: Locale) => ({
    ...(await previewDelay(deps, idsOf(practices), minutes)),
    ...delayWords(practices[0]?.name ?? '', minutes, locale),
  });
  const said = (minutes: DoctorDelay, told: number, locale: Locale) => {
    deps.outbox.hurry();
    return { message: m.answer_delay_told({ count: told }, { locale }), minutes, told };
  };

  mount(doctorDelayEndpoint, async ({ input: { query }, caller, locale }) =>
    preview(await own(caller.id, query.practiceId), query.minutes, locale),
  );

  mount(sayDelayEndpoint, async ({ input: { body }, caller, locale }) => {
    const practices = await own(caller.id, body.practiceId);
    return said(body.minutes, await sayDoctorLate(deps, idsOf(practices), body.minutes), locale);
  });

  mount(hospitalDelayEndpoint, async ({ input: { query }, caller, locale }) =>
    preview((await atHospital(caller, query.doctorId)).practices, query.minutes, locale),
  );

  mount(sayHospitalDelayEndpoint, async ({ input: { body }, caller, address, locale }) => {
    const { minutes } = body;
    const { doctorId, practices } = await atHospital(caller, body.doctorId);
    const told = await sayDoctorLate(deps, idsOf(practices), minutes, (db) =>
      writeEntry(deps, db, {
        event: 'hours_changed',
        actor: actorOf(caller, address),
        account: { role: 'doctor', id: doctorId },
        about: readableId('practice', practices[0]?.id ?? 0),
        reason: `late ${minutes}`,
      }),
    );
    return said(minutes, told, locale);
  });
}
