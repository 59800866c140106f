import { useEffect, useId, useState } from 'react';
import type { Channel } from '#domain/messaging/announcements.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { useFocusFallback } from '#web/ui/browser/use-focus-fallback.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';
import { type Leave, type LeaveVisit, leavesKey, useLeaveVisits } from '../queries.ts';
import { AffectedVisitRow } from './affected-visit-row.tsx';
import { describeLeaveState, describeOutcome, formatPeriod } from './leave-labels.ts';
import styles from './leaves.module.css';

export type ChannelLabel = (channel: Channel) => string;

interface LeaveCardProps {
  readonly leave: Leave;
  readonly channelWord: ChannelLabel;
}

export function LeaveCard({ leave, channelWord }: LeaveCardProps) {
  const call = useCall();
  const titleId = useId();
  const { leaveId, state, undoUntil, touched, waiting, unanswered, begun, over, reason } = leave;
  // A leave that has not begun is cancelled, not ended.
  const ending = begun ? endingWords : cancellingWords;
  const [open, setOpen] = useState(state === 'sending');
  const [asking, setAsking] = useState(false);
  // The focused buttons disappear after use.
  const cardFocus = useFocusFallback<HTMLElement>();
  const isSending = state === 'sending' || waiting > 0;
  const { ref } = cardFocus;
  const isNew = state === 'sending' && undoUntil !== null;
  // The undo period is running, so the new leave is scrolled into view wherever the list puts it.
  useEffect(() => {
    if (!isNew) return;
    const heading = ref.current?.querySelector<HTMLElement>('h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: 'center' });
  }, [isNew, ref]);

  const params = { leaveId };
  const settled = { onFailed: () => setAsking(false), refresh: [leavesKey] };
  const undo = useCommand(() => call('POST /leaves/:leaveId/undo', { params }), {
    ...settled,
    done: ({ notified }) => m.leaves_undone({ count: notified }),
  });
  const end = useCommand(() => call('POST /leaves/:leaveId/end', { params }), {
    ...settled,
    done: () => m.leaves_ended(),
    onDone: settled.onFailed,
  });

  return (
    <article
      {...cardFocus}
      className={`card stack-3 shrinks padded ${styles.leave}`}
      aria-labelledby={titleId}
    >
      <h3 id={titleId} tabIndex={-1}>
        {formatPeriod(leave)}
      </h3>
      {reason && <p className="muted">{reason}</p>}
      <p role="status">{describeLeaveState(leave)}</p>
      {isSending && touched > 0 && (
        <progress
          className={styles.progress}
          value={touched - waiting}
          max={touched}
          aria-labelledby={titleId}
        />
      )}
      {unanswered > 0 && <p>{m.leaves_unanswered({ count: unanswered })}</p>}
      <div className={`row-2 ${styles.buttons}`}>
        {touched > 0 && (
          <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            <span className={styles.arrow}>
              <Icon name="chevronDown" />
            </span>
            {m.leaves_show()}
          </Button>
        )}
        {state === 'sending' && (
          <Button look="quiet" busy={undo.isPending} onClick={() => void undo.run()}>
            {m.leaves_undo()}
          </Button>
        )}
        {state === 'done' && !over && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {ending.action()}
          </Button>
        )}
      </div>
      {open && touched > 0 && <LeaveVisits leaveId={leaveId} waiting={waiting} channelWord={channelWord} />}
      <QuestionDialog
        open={asking}
        title={ending.title()}
        text={ending.text()}
        yes={ending.action()}
        no={m.leaves_end_keep()}
        busy={end.isPending}
        onYes={() => void end.run()}
        onNo={() => setAsking(false)}
      />
    </article>
  );
}

const endingWords = { action: m.leaves_end, title: m.leaves_end_title, text: m.leaves_end_text };
const cancellingWords = { action: m.leaves_cancel, title: m.leaves_cancel_title, text: m.leaves_cancel_text };

interface LeaveVisitsProps {
  readonly leaveId: number;
  readonly waiting: number;
  readonly channelWord: ChannelLabel;
}

function LeaveVisits({ leaveId, waiting, channelWord }: LeaveVisitsProps) {
  const { data } = useLeaveVisits(leaveId, waiting);
  return (
    <ul className="grid shrinks" aria-busy={!data}>
      {data?.visits.map((visit) => (
        <AffectedVisitRow key={visit.appointmentId} visit={visit}>
          <span className={`line-1 top ${styles.outcome}`}>
            <Icon name={outcomeIcon(visit)} />
            <span>
              {describeOutcome(visit)}
              {visit.offers > 0 && (
                <>
                  {' · '}
                  <span className={styles.pending}>{m.leaves_offered({ count: visit.offers })}</span>
                </>
              )}
              {visit.channels.length > 0 && (
                <span className="block muted">
                  {m.leaves_told_by({ channels: visit.channels.map(channelWord).join(', ') })}
                </span>
              )}
            </span>
          </span>
        </AffectedVisitRow>
      ))}
    </ul>
  );
}

function outcomeIcon({ outcome }: LeaveVisit) {
  if (outcome === 'moved' || outcome === 'colleague') return 'check';
  if (outcome === 'unanswered' || outcome === 'declined') return 'warning';
  return outcome === 'cancelled' ? 'close' : 'clock';
}
