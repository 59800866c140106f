import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { checklistSteps, type HospitalChecklist } from '#contract/hospital/hospital-checklist.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hospitalSettingsPath, inviteDoctorPath, paths } from '#web/ui/paths.ts';
import { StartCard } from '#web/ui/start-card.tsx';
import { hospitalKeys } from '../queries.ts';
import styles from './setup-checklist.module.css';

/** Patients can only book once these are done. */
const firstSteps = {
  doctors: {
    title: m.hospital_checklist_doctors,
    text: m.hospital_checklist_doctors_text,
    go: m.hospital_doctors_invite,
    to: inviteDoctorPath,
  },
  schedules: {
    title: m.hospital_checklist_schedules,
    text: m.hospital_checklist_schedules_text,
    go: m.hospital_doctors_hours,
    to: paths.hospitalDoctors,
  },
  team: {
    title: m.hospital_checklist_team,
    text: m.hospital_checklist_team_text,
    go: m.team_invite,
    to: paths.hospitalTeam,
  },
} as const;

const laterSteps = {
  hours: [m.hospital_checklist_hours, hospitalSettingsPath('hours')],
  holidays: [m.hospital_checklist_holidays, hospitalSettingsPath('holidays')],
  letterhead: [m.hospital_checklist_letterhead, hospitalSettingsPath('papers')],
  messages: [m.hospital_checklist_messages, hospitalSettingsPath('messages')],
} as const;

/** Steps to the first visit, ticked from stored data; the list can be dismissed. */
export function Checklist({ list }: { readonly list: HospitalChecklist }) {
  const call = useCall();
  const client = useQueryClient();
  const close = useCommand(() => call('PUT /hospital/checklist/close', {}), {
    onDone: (next) => void client.setQueriesData({ queryKey: hospitalKeys.checklist }, next),
  });
  const { isChecked, refusal, withinHours, done } = list;
  const checked =
    refusal === null
      ? `${m.hospital_checklist_checked()}. ${m.hospital_checklist_checked_text({ hours: withinHours })}`
      : m.trust_refused({ reason: refusal });
  return (
    <StartCard
      text={isChecked ? m.hospital_checklist() : checked}
      steps={checklistSteps.flatMap((step) => {
        if (!(step in firstSteps)) return [];
        const { title, text, go, to } = firstSteps[step as keyof typeof firstSteps];
        return {
          title: title(),
          text: text(),
          done: done.includes(step),
          way: (look) => (
            <ButtonLink look={look} to={to}>
              {go()}
            </ButtonLink>
          ),
        };
      })}
      onDismiss={() => void close.run()}
    >
      <details className="line-above">
        <summary className={`target accent strong ${styles.later}`}>{m.hospital_checklist_later()}</summary>
        <ul className={`plain-list ${styles.steps}`}>
          {Object.entries(laterSteps).map(([step, [word, path]]) => {
            const isDone = done.some((one) => one === step);
            return (
              <li key={step} data-done={isDone || undefined}>
                <Icon name={isDone ? 'check' : 'chevronRight'} />
                <Link to={path}>{word()}</Link>
                {isDone && <span className="visually-hidden">{m.practice_step_done()}</span>}
              </li>
            );
          })}
        </ul>
      </details>
    </StartCard>
  );
}
