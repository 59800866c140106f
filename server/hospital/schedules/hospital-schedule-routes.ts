import {
  addHospitalRuleEndpoint,
  changeHospitalRuleEndpoint,
  closeFrontDeskDayEndpoint,
  endHospitalRuleEndpoint,
  followHospitalScheduleEndpoint,
  hospitalScheduleEndpoint,
  hospitalScheduleWeekEndpoint,
  previewHospitalScheduleEndpoint,
} from '#contract/hospital/hospital-schedules.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { previewSchedule } from '#server/scheduling/schedules/change-schedule.ts';
import { findRules } from '#server/scheduling/schedules/find-rules.ts';
import { findWeek } from '#server/scheduling/schedules/find-week.ts';
import { presentDay, presentEffects, presentRule } from '#server/scheduling/schedules/schedule-presenter.ts';
import { changeHours } from './change-hours.ts';
import { closeDoctorDay } from './close-doctor-day.ts';
import { reopenDoctorDay } from './reopen-doctor-day.ts';
import { requireChangeablePractice, requireDeskPractice } from './require-desk-practice.ts';

export function hospitalScheduleRoutes(mount: Mount, deps: Deps): void {
  mount(hospitalScheduleEndpoint, async ({ input: { query }, actor }) => {
    const practice = await requireDeskPractice(actor, deps, query.practiceId);
    const rules = await findRules({ id: practice.doctor_id }, deps);
    return {
      practice: {
        practiceId: formatId('practice', practice.id),
        name: practice.name,
        doctorId: formatId('doctor', practice.doctor_id),
        doctorName: practice.doctor_name,
        slotMinutes: practice.slot_minutes,
        modes: practice.modes,
      },
      mayChange: practice.may_set_hours,
      rules: rules.filter((rule) => rule.practice_id === practice.id).map(presentRule),
    };
  });

  mount(hospitalScheduleWeekEndpoint, async ({ input: { query }, actor }) => {
    const { id, doctor_id: doctorId } = await requireDeskPractice(actor, deps, query.practiceId);
    const week = await findWeek({ id: doctorId }, deps, query.from);
    return {
      days: week.map(({ day, practices }) => ({
        date: day,
        practices: practices.filter(({ practiceId }) => practiceId === id).map(presentDay),
      })),
    };
  });

  mount(previewHospitalScheduleEndpoint, async ({ input: { body }, actor }) => {
    const { id, doctor_id: doctorId } = await requireChangeablePractice(actor, deps, body.practiceId);
    const change = { ruleId: body.ruleId ?? null, form: body.rule };
    const { effects, overlap } = await previewSchedule({ id: doctorId }, deps, change, { practiceId: id });
    return {
      effects: presentEffects(effects),
      overlaps: overlap && {
        date: overlap.date,
        rule: overlap.other.practice_id === id ? presentRule(overlap.other) : null,
      },
    };
  });

  mount(addHospitalRuleEndpoint, async ({ input: { body }, actor, locale }) => ({
    message: m.answer_schedule_saved({}, { locale }),
    ...(await changeHours(actor, deps, body.practiceId, { ruleId: null, form: body })),
  }));

  mount(changeHospitalRuleEndpoint, async ({ input: { params, body }, actor, locale }) => ({
    message: m.answer_schedule_saved({}, { locale }),
    ...(await changeHours(actor, deps, body.practiceId, { ruleId: params.ruleId, form: body })),
  }));

  mount(endHospitalRuleEndpoint, async ({ input: { params, query }, actor, locale }) => ({
    message: m.answer_schedule_ended({}, { locale }),
    ...(await changeHours(actor, deps, query.practiceId, { ruleId: params.ruleId, form: null })),
  }));

  mount(closeFrontDeskDayEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const notified = await closeDoctorDay(actor, deps, params.date, body);
    return { message: m.scheduler_closed({ count: notified }, { locale }), date: params.date, notified };
  });

  mount(followHospitalScheduleEndpoint, async ({ input: { params, body }, actor, locale }) => {
    await reopenDoctorDay(actor, deps, params.date, body.practiceId);
    return { message: m.answer_schedule_followed({}, { locale }) };
  });
}
