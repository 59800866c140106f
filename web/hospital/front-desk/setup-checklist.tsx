import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  type ChecklistStep,
  checklistSteps,
  type HospitalChecklist,
} from '#contract/hospital/hospital-checklist.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hospitalSettingsPath, paths } from '#web/ui/paths.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { hospitalKeys } from '../queries.ts';
import styles from './setup-checklist.module.css';

const stepDefinitions: Readonly<Record<ChecklistStep, readonly [word: () => string, path: string]>> = {
  hours: [m.hospital_checklist_hours, hospitalSettingsPath('hours')],
  holidays: [m.hospital_checklist_holidays, hospitalSettingsPath('holidays')],
  doctors: [m.hospital_checklist_doctors, paths.hospitalDoctors],
  schedules: [m.hospital_checklist_schedules, paths.hospitalDoctors],
  team: [m.hospital_checklist_team, paths.hospitalTeam],
  letterhead: [m.hospital_checklist_letterhead, hospitalSettingsPath('papers')],
  messages: [m.hospital_checklist_messages, hospitalSettingsPath('messages')],
};

/**
 * Steps to the first visit, ticked from stored data; each links to its screen, and the list can be dismissed.
 */
export function Checklist({ list }: { readonly list: HospitalChecklist }) {
  const call = useCall();
  const client = useQueryClient();
  const close = useCommand(() => call('PUT /hospital/checklist/close', {}), {
    onDone: (next) => void client.setQueriesData({ queryKey: hospitalKeys.checklist }, next),
  });
  const { isChecked, refusal, withinHours, done } = list;
  return (
    <SettingsCard titleId="hospital-checklist">
      <div className={`row middle spread ${styles.head}`}>
        <h2 id="hospital-checklist">{m.hospital_checklist()}</h2>
        <Button look="plain" busy={close.isPending} onClick={() => void close.run()}>
          {m.hospital_checklist_close()}
        </Button>
      </div>
      <ol className={`grid plain-list ${styles.steps}`}>
        <li data-done={isChecked || undefined}>
          <Icon name={isChecked ? 'check' : 'clock'} />
          <span>
            {m.hospital_checklist_checked()}
            {!isChecked && (
              <small>
                {refusal === null
                  ? m.hospital_checklist_checked_text({ hours: withinHours })
                  : m.trust_refused({ reason: refusal })}
              </small>
            )}
          </span>
          {isChecked && <span className="visually-hidden">{m.practice_step_done()}</span>}
        </li>
        {checklistSteps.map((step) => {
          const [word, path] = stepDefinitions[step];
          const isDone = done.includes(step);
          return (
            <li key={step} data-done={isDone || undefined}>
              <Icon name={isDone ? 'check' : 'chevronRight'} />
              <Link to={path}>{word()}</Link>
              {isDone && <span className="visually-hidden">{m.practice_step_done()}</span>}
            </li>
          );
        })}
      </ol>
    </SettingsCard>
  );
}
