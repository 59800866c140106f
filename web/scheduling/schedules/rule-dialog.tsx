import { useQueryClient } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Rule, type RuleToSend, schedulingKeys, usePractices, useRulePreview } from '../queries.ts';
import { useHospitalSchedule } from './hospital-schedule-context.ts';
import styles from './rule-form.module.css';
import { RuleForm } from './rule-form.tsx';
import { formatHours } from './rule-labels.ts';
import { ScheduleEffects } from './schedule-effects.tsx';

export type RuleTask = { readonly kind: 'add' } | { readonly kind: 'change' | 'end'; readonly rule: Rule };

interface RuleDialogProps {
  readonly task: RuleTask;
  readonly rules: readonly Rule[];
  readonly today: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function RuleDialog({ task, rules, today, onClose, onChanged }: RuleDialogProps) {
  const { practices, isPending } = usePractices(task.kind !== 'end');
  const call = useCall();
  const client = useQueryClient();
  const at = useHospitalSchedule();
  const ruleId = task.kind === 'add' ? null : task.rule.ruleId;
  const save = useCommand(
    (rule: RuleToSend | null) => {
      if (ruleId === null || rule === null) {
        const params = { ruleId };
        if (rule === null)
          return at
            ? call('DELETE /hospital/schedules/:ruleId', {
                params,
                query: { practiceId: at.practice.practiceId },
              })
            : call('DELETE /schedules/:ruleId', { params });
        return at
          ? call('POST /hospital/schedules', { body: rule })
          : call('POST /schedules', { body: rule });
      }
      const changed = { params: { ruleId }, body: rule };
      return at ? call('PUT /hospital/schedules/:ruleId', changed) : call('PUT /schedules/:ruleId', changed);
    },
    {
      onDone({ rules: saved }) {
        client.setQueriesData<{ rules: readonly Rule[] }>(
          { queryKey: [...schedulingKeys.rules, at?.practice.practiceId ?? 'own'] },
          (known) => ({ ...known, rules: saved }),
        );
        client.removeQueries({ queryKey: schedulingKeys.preview });
        onClose();
        onChanged();
      },
      otherwise: () => m.schedules_failed(),
      refresh: [schedulingKeys.week],
    },
  );
  const titles = { add: m.schedules_add, change: m.schedules_change_title, end: m.schedules_end_title };
  return (
    <Dialog open onClose={onClose} title={titles[task.kind]()}>
      {task.kind === 'end' ? (
        <Ending
          task={task}
          today={today}
          busy={save.isPending}
          onCancel={onClose}
          onEnd={() => void save.run(null)}
        />
      ) : practices ? (
        <RuleForm
          practices={practices}
          rules={rules}
          rule={task.kind === 'change' ? task.rule : null}
          today={today}
          busy={save.isPending}
          onCancel={onClose}
          onSave={(rule) => void save.run(rule)}
        />
      ) : isPending ? (
        <Skeleton height={320} />
      ) : (
        <p role="alert">{m.schedules_unknown()}</p>
      )}
    </Dialog>
  );
}

interface EndingProps {
  readonly task: Extract<RuleTask, { readonly rule: unknown }>;
  readonly today: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onEnd: () => void;
}

function Ending({ task, today, busy, onCancel, onEnd }: EndingProps) {
  const { data } = useRulePreview(task.rule.ruleId, null, true);
  return (
    <div className={styles.content}>
      <p>
        <strong>{formatHours(task.rule)}</strong>{' '}
        <UserText>{translateHospital(task.rule.practiceName)}</UserText>
      </p>
      {data ? <ScheduleEffects preview={data} today={today} /> : <Skeleton height={48} />}
      <div className={`row-2 ${styles.buttons}`}>
        <Button look="quiet" onClick={onCancel}>
          {m.common_cancel()}
        </Button>
        <Button look="danger" busy={busy} onClick={onEnd}>
          {m.schedules_end_confirm()}
        </Button>
      </div>
    </div>
  );
}
