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
  mount(hospitalSettingsEndpoint, ({ caller }) =>
    findHospitalSettings(deps, deps.database.pool, caller.hospitalId),
  );

  mount(changeHospitalSettingsEndpoint, async ({ input: { body }, caller, address, locale }) => ({
    settings: await changeHospitalSettings(deps, caller, body, address),
    message: m.answer_settings_saved({}, { locale }),
  }));

  mount(saveHospitalLogoEndpoint, async ({ photo, caller, address, locale }) => ({
    settings: await changeHospitalLogo(deps, caller, photo, address),
    message: m.answer_settings_saved({}, { locale }),
  }));

  mount(addHolidayEndpoint, async ({ input: { body }, caller, address, locale }) => ({
    settings: await addHoliday(deps, caller, body, address),
    message: m.answer_settings_saved({}, { locale }),
  }));

  mount(hospitalChecklistEndpoint, ({ caller }) => findChecklist(deps, caller.hospitalId));
  mount(closeChecklistEndpoint, ({ caller }) => closeChecklist(deps, caller.hospitalId));

  mount(addProgramEndpoint, async ({ input: { body }, caller, address, locale }) => ({
    settings: await addProgram(deps, caller, body, address),
    message: m.answer_settings_saved({}, { locale }),
  }));

  mount(removeProgramEndpoint, async ({ input: { params }, caller, address, locale }) => ({
    settings: await removeProgram(deps, caller, params.programId, address),
    message: m.answer_settings_saved({}, { locale }),
  }));

  mount(removeHolidayEndpoint, async ({ input: { params }, caller, address, locale }) => ({
    settings: await removeHoliday(deps, caller, params.date, address),
    message: m.answer_settings_saved({}, { locale }),
  }));
}
