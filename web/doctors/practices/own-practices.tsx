import { useState } from 'react';
import type { OwnPractice } from '#contract/doctors/practices.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { useFocusFallback } from '#web/ui/browser/use-focus-fallback.ts';
import { Button } from '#web/ui/button.tsx';
import { doctorKeys } from '../queries.ts';
import { EndPracticeDialog } from './end-practice-dialog.tsx';
import { PracticeCard } from './practice-card.tsx';
import { PracticeForm } from './practice-form.tsx';
import styles from './practices.module.css';

export function OwnPractices({ practices }: { readonly practices: readonly OwnPractice[] }) {
  const call = useCall();
  /** The `practiceId` of the practice being changed, or a new one. */
  const [open, setOpen] = useState<string | 'new' | null>(null);
  const [asked, setAsked] = useState<OwnPractice | null>(null);
  /** The focus returns here when the form, or the practice itself, is gone. */
  const [opened, setOpened] = useState<string>('new');
  const focusProps = useFocusFallback<HTMLDivElement>(`[data-opens="${opened}"], [data-opens="new"]`);
  const show = (which: string) => {
    setOpened(which);
    setOpen(which);
  };
  const done = () => {
    setOpen(null);
    setAsked(null);
  };
  const refresh = [doctorKeys.practices];
  const main = useCommand(
    (practiceId: string) =>
      call('PUT /practices/:practiceId', { params: { practiceId }, body: { isMain: true } }),
    { onDone: done, refresh },
  );
  const end = useCommand(
    (practiceId: string) => call('PUT /practices/:practiceId/end', { params: { practiceId } }),
    { onDone: done, refresh, inPlace: true },
  );
  const form = (practice: OwnPractice | null) => (
    <PracticeForm practice={practice} onSaved={done} onCancel={() => setOpen(null)} />
  );
  return (
    <div {...focusProps}>
      <ul className={`stack-3 unpadded ${styles.list}`}>
        {practices.map((practice) => (
          <li key={practice.practiceId}>
            {open === practice.practiceId ? (
              form(practice)
            ) : (
              <PracticeCard
                practice={practice}
                busy={main.isPending}
                onChange={() => show(practice.practiceId)}
                onMakeMain={() => void main.run(practice.practiceId)}
                onEnd={() => {
                  end.forget();
                  setAsked(practice);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        form(null)
      ) : (
        <div className="row-2">
          <Button data-opens="new" onClick={() => show('new')}>
            {m.practices_add()}
          </Button>
        </div>
      )}
      <EndPracticeDialog
        practice={asked}
        busy={end.isPending}
        problem={end.problem}
        onEnd={() => asked && void end.run(asked.practiceId)}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
