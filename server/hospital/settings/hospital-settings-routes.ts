import { closeChecklistEndpoint, hospitalChecklistEndpoint } from '#contract/hospital/hospital-checklist.ts';
import {
  addHolidayEndpoint,
  addProgramEndpoint,
  changeHospitalSettingsEndpoint,
  hospitalSettingsEndpoint,
  removeHolidayEndpoint,
  removeProgramEndpoint,
  saveHospitalLogoEndpoint,
} from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { addHoliday, removeHoliday } from './change-holidays.ts';
import { changeHospitalLogo } from './change-hospital-logo.ts';
import { changeHospitalSettings } from './change-hospital-settings.ts';
import { addProgram, removeProgram } from './change-programs.ts';
import { findHospitalSettings } from './find-hospital-settings.ts';
import { closeChecklist, findChecklist } from './setup-checklist.ts';

export function hospitalSettingsRoutes(mount: Mount, deps: Deps): void {
  mount(hospitalSettingsEndpoint, ({ actor }) =>
    findHospitalSettings(deps, deps.database.pool, actor.hospitalId),
  );

  mount(changeHospitalSettingsEndpoint, async ({ input: { body }, actor, locale }) => ({
    settings: await changeHospitalSettings(actor, deps, body),
    message: m.answer_settings_saved({}, { locale }),
  }));

  mount(saveHospitalLogoEndpoint, async ({ photo, actor, locale }) => ({
    settings: await changeHospitalLogo(actor, deps, photo),
    message: m.answer_settings_saved({}, { locale }),
  }));

  mount(addHolidayEndpoint, async ({ input: { body }, actor, locale }) => ({
    settings: await addHoliday(actor, deps, body),
    message: m.answer_settings_saved({}, { locale }),
  }));

  mount(hospitalChecklistEndpoint, ({ actor }) => findChecklist(deps, actor.hospitalId));
  mount(closeChecklistEndpoint, ({ actor }) => closeChecklist(deps, actor.hospitalId));

  mount(addProgramEndpoint, async ({ input: { body }, actor, locale }) => ({
    settings: await addProgram(actor, deps, body),
    message: m.answer_settings_saved({}, { locale }),
  }));

  mount(removeProgramEndpoint, async ({ input: { params }, actor, locale }) => ({
    settings: await removeProgram(actor, deps, params.programId),
    message: m.answer_settings_saved({}, { locale }),
  }));

  mount(removeHolidayEndpoint, async ({ input: { params }, actor, locale }) => ({
    settings: await removeHoliday(actor, deps, params.date),
    message: m.answer_settings_saved({}, { locale }),
  }));
}
