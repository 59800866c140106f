import type { OwnPractice } from '#contract/doctors/practices.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';

interface EndQuestionProps {
  readonly practice: OwnPractice | null;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

export function EndPracticeDialog({ practice, busy, problem, onEnd, onClose }: EndQuestionProps) {
  const title = practice ? m.practices_end_of({ name: translateHospital(practice.name) }) : '';
  return (
    <Dialog open={practice !== null} onClose={onClose} title={title}>
      <div className="stack-3">
        <p>{m.practices_end_text()}</p>
        <FormProblem text={problem} urgent />
        <div className="row-2">
          <Button look="danger" busy={busy} onClick={onEnd}>
            {m.practices_end()}
          </Button>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {m.practices_keep()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
