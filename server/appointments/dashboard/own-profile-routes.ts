import {
  editDoctorProfileEndpoint,
  ownDoctorProfileEndpoint,
  updateDoctorEndpoint,
} from '#contract/appointments/own-profile.ts';
import { toRupees } from '#domain/platform/money.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { editDoctorProfile } from './edit-doctor-profile.ts';
import { findOwnDoctorProfile } from './find-own-doctor-profile.ts';
import { presentOwnProfile } from './own-profile-presenter.ts';
import { updateDoctorSettings } from './update-doctor-settings.ts';

export function ownProfileRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  mount(ownDoctorProfileEndpoint, async ({ actor }) => {
    const row = await findOwnDoctorProfile(pool, deps.clock, actor.id);
    return { doctor: presentOwnProfile(row), revenue: toRupees(row.revenue_paise) };
  });

  mount(updateDoctorEndpoint, async ({ input: { body }, actor, locale }) => {
    const row = await updateDoctorSettings(actor, deps, body);
    const message = body.overview === undefined ? m.answer_settings_saved : m.answer_overview_saved;
    return { message: message({}, { locale }), doctor: presentOwnProfile(row) };
  });

  mount(editDoctorProfileEndpoint, async ({ input, photo, actor, locale }) => {
    const { row, newToken } = await editDoctorProfile(actor, deps, input.body, photo);
    return { message: m.answer_profile_saved({}, { locale }), newToken, doctor: presentOwnProfile(row) };
  });
}
