import { useEffect, useRef } from 'react';
import type { TeamMember } from '#contract/hospital/hospital-team.ts';
import { m } from '#messages/messages.js';
import { useSession } from '#web/api/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import styles from './team.module.css';

interface EndQuestionProps {
  readonly member: Pick<TeamMember, 'name' | 'role' | 'isSelf'>;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onEnd: () => void;
  readonly onBack: () => void;
}

/** Asks once before a membership ends, and names what is lost. */
export function EndMembershipDialog({
  member: { name, role, isSelf },
  busy,
  problem,
  onEnd,
  onBack,
}: EndQuestionProps) {
  const hospital = useSession().user?.hospitalName ?? '';
  const back = useRef<HTMLButtonElement>(null);
  // Focuses the harmless answer: repeating the key ends nothing.
  useEffect(() => back.current?.focus(), []);
  const lost = isSelf
    ? m.team_leave_lost()
    : role === 'doctor'
      ? m.team_send_away_doctor({ name })
      : m.team_send_away_lost({ name });
  return (
    <div className={styles.form}>
      <h3>{isSelf ? m.team_leave_ask({ hospital }) : m.team_send_away_ask({ name })}</h3>
      <p>{lost}</p>
      <FormProblem text={problem} urgent />
      <div className="row-2">
        <Button ref={back} look="quiet" disabled={busy} onClick={onBack}>
          {m.factor_cancel()}
        </Button>
        <Button look="danger" busy={busy} onClick={onEnd}>
          {isSelf ? m.team_leave() : m.team_send_away()}
        </Button>
      </div>
    </div>
  );
}
