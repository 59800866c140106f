import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './rule-form.module.css';
import { RuleForm } from './rule-form.tsx';
import { formatHours } from './rule-labels.ts';
import { ScheduleEffects } from './schedule-effects.tsx';
import {
  getFailureSentence,
  type Rule,
  type RuleToSend,
  usePractices,
  useRulePreview,
  useSaveRule,
} from './schedule-requests.ts';

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
  const { mutateAsync, isPending: saving } = useSaveRule();
  const ruleId = task.kind === 'add' ? null : task.rule.ruleId;
  const save = async (rule: RuleToSend | null) => {
    try {
      const { message } = await mutateAsync({ ruleId, rule });
      onClose();
      toast.good(message);
      onChanged();
    } catch (error) {
      console.error(error);
      toast.bad(getFailureSentence(error, m.schedules_failed()));
    }
  };
  const titles = { add: m.schedules_add, change: m.schedules_change_title, end: m.schedules_end_title };
  return (
    <Dialog open onClose={onClose} title={titles[task.kind]()}>
      {task.kind === 'end' ? (
        <Ending task={task} today={today} busy={saving} onCancel={onClose} onEnd={() => void save(null)} />
      ) : practices ? (
        <RuleForm
          practices={practices}
          rules={rules}
          rule={task.kind === 'change' ? task.rule : null}
          today={today}
          busy={saving}
          onCancel={onClose}
          onSave={(rule) => void save(rule)}
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
          {m.scheduler_cancel()}
        </Button>
        <Button look="danger" busy={busy} onClick={onEnd}>
          {m.schedules_end_confirm()}
        </Button>
      </div>
    </div>
  );
}
