import {
  editDoctorProfileEndpoint,
  ownDoctorProfileEndpoint,
  updateDoctorEndpoint,
} from '#contract/appointments/practice.ts';
import { rupeesOf } from '#domain/platform/money.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { editDoctorProfile } from './edit-doctor-profile.ts';
import { findOwnDoctorProfile } from './find-own-doctor-profile.ts';
import { ownDoctorProfile } from './own-profile-presenter.ts';
import { updateDoctor } from './update-doctor.ts';

export function ownProfileRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

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
