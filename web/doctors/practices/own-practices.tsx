import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPractice } from '#contract/doctors/practices.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useFocusFallback } from '#web/ui/browser/use-focus-fallback.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { EndPracticeDialog } from './end-practice-dialog.tsx';
import { PracticeCard } from './practice-card.tsx';
import { PracticeForm } from './practice-form.tsx';
import styles from './practices.module.css';
import { ownPracticesKey } from './use-own-practices.ts';

const toProblem = (error: unknown) => getRefusalMessage(error) ?? m.session_no_connection();

export function OwnPractices({ practices }: { readonly practices: readonly OwnPractice[] }) {
  const call = useCall();
  const client = useQueryClient();
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
  const done = (message: string) => {
    setOpen(null);
    setAsked(null);
    toast.good(message);
    // Other screens show the name and fee of the main practice too.
    return client.invalidateQueries({ queryKey: ownPracticesKey });
  };
  const main = useMutation({
    mutationFn: (practiceId: string) =>
      call('PUT /practices/:practiceId', { params: { practiceId }, body: { isMain: true } }),
    onSuccess: ({ message }) => done(message),
    onError: (error) => toast.bad(toProblem(error)),
  });
  const end = useMutation({
    mutationFn: (practiceId: string) => call('PUT /practices/:practiceId/end', { params: { practiceId } }),
    onSuccess: ({ message }) => done(message),
  });
  const form = (practice: OwnPractice | null) => (
    <PracticeForm
      practice={practice}
      onSaved={(message) => void done(message)}
      onCancel={() => setOpen(null)}
    />
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
                onMakeMain={() => main.mutate(practice.practiceId)}
                onEnd={() => {
                  end.reset();
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
        problem={end.error && toProblem(end.error)}
        onEnd={() => asked && end.mutate(asked.practiceId)}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
