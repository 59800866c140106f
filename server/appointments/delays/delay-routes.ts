import {
  doctorDelayEndpoint,
  hospitalDelayEndpoint,
  reportDelayEndpoint,
  reportHospitalDelayEndpoint,
} from '#contract/appointments/doctor-delays.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { DoctorDelay } from '#domain/appointments/lateness.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { resolvePracticeId } from '#server/scheduling/availability/resolve-practice.ts';
import { listOpenPractices } from './delay-queries.ts';
import { describeDelay } from './describe-delay.ts';
import { previewDelay, reportDoctorDelay } from './report-doctor-delay.ts';

export function delayRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;
  const listOwnPractices = async (doctorId: number, named: number | undefined) => {
    const practiceId = await resolvePracticeId(pool, doctorId, named);
    return listOpenPractices(pool, { doctorId, practiceId, hospitalId: null });
  };
  const requireHospitalPractices = async ({ hospitalId }: StaffActor, doctorId: number) => {
    const practices = await listOpenPractices(pool, { doctorId, practiceId: null, hospitalId });
    if (practices.length === 0) throw new Refusal('doctor_not_found');
    return practices;
  };
  type Practices = Awaited<ReturnType<typeof listOpenPractices>>;
  const toIds = (practices: Practices) => practices.map(({ id }) => id);
  const preview = async (practices: Practices, minutes: DoctorDelay, locale: Locale) => ({
    ...(await previewDelay(deps, toIds(practices), minutes)),
    ...describeDelay(practices[0]?.name ?? '', minutes, locale),
  });
  const confirmReport = (minutes: DoctorDelay, notified: number, locale: Locale) => {
    deps.outbox.hurry();
    return { message: m.answer_delay_told({ count: notified }, { locale }), minutes, notified };
  };

  mount(doctorDelayEndpoint, async ({ input: { query }, actor, locale }) =>
    preview(await listOwnPractices(actor.id, query.practiceId), query.minutes, locale),
  );

  mount(reportDelayEndpoint, async ({ input: { body }, actor, locale }) => {
    const practices = await listOwnPractices(actor.id, body.practiceId);
    return confirmReport(body.minutes, await reportDoctorDelay(deps, toIds(practices), body.minutes), locale);
  });

  mount(hospitalDelayEndpoint, async ({ input: { query }, actor, locale }) =>
    preview(await requireHospitalPractices(actor, query.doctorId), query.minutes, locale),
  );

  mount(reportHospitalDelayEndpoint, async ({ input: { body }, actor, locale }) => {
    const { minutes, doctorId } = body;
    const practices = await requireHospitalPractices(actor, doctorId);
    const notified = await reportDoctorDelay(deps, toIds(practices), minutes, (db) =>
      writeAuditEntry(deps, db, {
        event: 'hours_changed',
        actor,
        account: { role: 'doctor', id: doctorId },
        about: formatId('practice', practices[0]?.id ?? 0),
        reason: `late ${minutes}`,
      }),
    );
    return confirmReport(minutes, notified, locale);
  });
}
