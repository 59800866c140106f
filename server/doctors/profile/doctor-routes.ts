import {
  editDoctorProfileEndpoint,
  ownDoctorProfileEndpoint,
  updateDoctorEndpoint,
} from '#contract/appointments/practice.ts';
import {
  doctorByIdEndpoint,
  doctorsNearbyEndpoint,
  signUpDoctorEndpoint,
} from '#contract/doctors/doctors.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { nearbyAtMost, nearbyDoctorsKm } from '#domain/platform/distance.ts';
import { rupeesOf } from '#domain/platform/money.ts';
import { m } from '#messages/messages.js';
import { signUpLimit } from '#server/accounts/sessions/sign-up-limit.ts';
import { editDoctorProfile } from '#server/appointments/dashboard/edit-doctor-profile.ts';
import { findOwnDoctorProfile } from '#server/appointments/dashboard/find-own-doctor-profile.ts';
import { updateDoctor } from '#server/appointments/dashboard/update-doctor.ts';
import { findPractices } from '#server/doctors/practices/find-practices.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { doctorSummary, ownDoctorProfile, publicProfile } from './doctor-presenter.ts';
import { doctorProfileRow, nearbyDoctors, nearbyDoctorsMatching } from './doctor-queries.ts';
import { doctorIdOf } from './find-doctor.ts';
import { signUpDoctor } from './sign-up-doctor.ts';

export function doctorRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  mount(doctorsNearbyEndpoint, async ({ input: { params, query } }) => {
    const { specialization, hname } = query;
    const near = { ...params, withinKm: nearbyDoctorsKm, maxDoctors: nearbyAtMost };
    const rows =
      specialization || hname
        ? await nearbyDoctorsMatching(deps.reads, {
            ...near,
            specialization: specialization || null,
            hospital: hname || null,
          })
        : await nearbyDoctors(deps.reads, near);
    const several = rows.filter((row) => row.has_others).map(({ id }) => id);
    const practices = await findPractices(deps.reads, several, { here: params, hospital: hname });
    return rows.map((row) => doctorSummary(row, practices.get(row.id)));
  });

  mount(doctorByIdEndpoint, async ({ input: { params } }) => {
    const [row] = await doctorProfileRow(pool, { id: doctorIdOf(params.id) });
    if (!row) throw new Refusal('doctor_not_found');
    const practices = await findPractices(pool, [row.id], {});
    return { doctor: publicProfile(row, practices.get(row.id) ?? []) };
  });

  mount(
    signUpDoctorEndpoint,
    async ({ input, photo, client, locale }) => ({
      token: await signUpDoctor(deps, input.body, photo, client, locale),
    }),
    signUpLimit,
  );

  mount(ownDoctorProfileEndpoint, async ({ caller }) => {
    const row = await findOwnDoctorProfile(pool, deps.clock, caller.id);
    return { doctor: ownDoctorProfile(row), revenue: rupeesOf(row.revenue_paise) };
  });

  mount(updateDoctorEndpoint, async ({ input: { body }, caller, locale }) => {
    const row = await updateDoctor(deps, caller.id, body);
    const message = body.overview === undefined ? m.answer_settings_saved : m.answer_overview_saved;
    return { message: message({}, { locale }), doctor: ownDoctorProfile(row) };
  });

  mount(editDoctorProfileEndpoint, async ({ input, photo, caller, address, locale }) => {
    const { row, newToken } = await editDoctorProfile(deps, caller, input.body, photo, address, locale);
    return { message: m.answer_profile_saved({}, { locale }), newToken, doctor: ownDoctorProfile(row) };
  });
}
