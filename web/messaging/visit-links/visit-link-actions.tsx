import { type ReactNode, useState } from 'react';
import type { LinkAction, VisitLink } from '#contract/messaging/visit-links.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { DisableableButton } from '#web/appointments/dialogs/disableable-button.tsx';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import { OfferedTimes, offerTitle } from '#web/appointments/leave/offered-times.tsx';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { LateChoice } from './late-choice.tsx';
import { MoveVisit } from './move-visit.tsx';
import type { LinkActionState } from './use-visit-link.ts';
import styles from './visit-link-actions.module.css';

interface VisitLinkActionsProps {
  readonly token: string;
  readonly visit: VisitLink;
  readonly link: LinkActionState;
}

/** Actions available through a link: the due button first, cancellation last. */
export function VisitLinkActions({ token, visit, link }: VisitLinkActionsProps) {
  const { busy, problem, act, forget } = link;
  const call = useCall();
  const [asking, setAsking] = useState<'move' | 'cancel' | 'late' | null>(null);
  const params = { token };
  // The tap is meant for the time on the page, even if the visit has been moved since.
  const query = { shown: visit.startsAt };
  const ask = (about: typeof asking) => {
    forget();
    setAsking(about);
  };
  const close = () => ask(null);
  const offered = (name: LinkAction) => visit.actions.find(({ action }) => action === name);
  const take = async (send: () => Promise<VisitLink>) => {
    const done = await act(send);
    if (done) setAsking(null);
    return done;
  };

  const confirm = () => act(() => call('POST /visit-links/:token/confirm', { params, query }));
  const accept = () => act(() => call('POST /visit-links/:token/accept', { params, query, body: {} }));
  const cancel = () => take(() => call('POST /visit-links/:token/cancel', { params, query }));
  const { canPickTime, lateMinutes, offer } = visit;
  const move = offered('move');
  const cancelling = offered('cancel');
  const why = move?.closed ?? cancelling?.closed;
  const inDialog = asking === 'move' || asking === 'cancel';

  return (
    <div className={`stack-2 ${styles.actions}`}>
      {offered('confirm') && (
        <DueButton
          action={`/v/${token}/confirm?shown=${encodeURIComponent(visit.startsAt)}`}
          busy={busy}
          onTap={confirm}
        >
          {m.own_come()}
        </DueButton>
      )}
      {offered('accept') && (
        <DueButton
          action={`/v/${token}/accept?shown=${encodeURIComponent(visit.startsAt)}`}
          busy={busy}
          onTap={accept}
        >
          {m.links_accept()}
        </DueButton>
      )}
      {offer && offer.times.length > 0 && (
        <>
          {/* The page names the doctor of the visit; whose time this is, and why, stands at the time. */}
          <h2 className={styles.offer}>{offerTitle(visit.doctorName, offer)}</h2>
          <OfferedTimes
            offer={offer}
            busy={busy}
            onTake={(offerId) =>
              void act(() =>
                call('POST /visit-links/:token/offers/take', { params, query, body: { offerId } }),
              )
            }
            onDecline={() =>
              void act(() => call('POST /visit-links/:token/offers/decline', { params, query }))
            }
          />
        </>
      )}
      {move && canPickTime && (
        <Button look={offer?.times.length ? 'quiet' : 'primary'} wide onClick={() => ask('move')}>
          <Icon name="calendar" />
          {m.own_pick()}
        </Button>
      )}
      {offered('late') && (
        <Button
          look="quiet"
          wide
          aria-expanded={asking === 'late'}
          onClick={() => ask(asking === 'late' ? null : 'late')}
        >
          <Icon name="clock" />
          {m.links_late()}
        </Button>
      )}
      {asking === 'late' && offered('late') && (
        <LateChoice
          said={lateMinutes}
          busy={busy}
          onChoose={(minutes) =>
            void take(() => call('POST /visit-links/:token/late', { params, query, body: { minutes } }))
          }
        />
      )}
      {move && !canPickTime && (
        <Closable icon="swap" closed={move.closed} onClick={() => ask('move')}>
          {m.links_move()}
        </Closable>
      )}
      {cancelling && (
        <Closable icon="ban" closed={cancelling.closed} onClick={() => ask('cancel')}>
          {m.links_cancel()}
        </Closable>
      )}
      {why && <p className="muted">{why}</p>}
      {problem && !inDialog && (
        <p role="alert" className={`rounded red-tint strong ${styles.problem}`}>
          {problem}
        </p>
      )}
      <QuestionDialog
        open={asking === 'cancel'}
        title={m.own_cancel_title()}
        text={cancelText(visit)}
        yes={m.own_cancel_send()}
        no={m.own_cancel_keep()}
        danger
        busy={busy}
        problem={problem}
        onYes={() => void cancel()}
        onNo={close}
      />
      <MoveVisit
        visit={visit}
        open={asking === 'move'}
        busy={busy}
        problem={problem}
        onClose={close}
        onMove={(body) => take(() => call('POST /visit-links/:token/move', { params, query, body }))}
      />
    </div>
  );
}

const cancelText = ({ patientName: name, doctorName: doctor, date, slot }: VisitLink) =>
  m.links_cancel_text({ name, doctor, day: formatDay(date, clinicToday()), slot });

interface DueButtonProps {
  /** The form's target while there is no script. */
  readonly action: string;
  readonly busy: boolean;
  readonly onTap: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** The main action; it works without a script too. */
function DueButton({ action, busy, onTap, children }: DueButtonProps) {
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        void onTap();
      }}
    >
      <Button type="submit" wide aria-busy={busy || undefined}>
        <Icon name="check" />
        {children}
      </Button>
    </form>
  );
}

interface ClosableProps {
  readonly icon: IconName;
  readonly closed: string | null;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Closable({ icon, children, ...rest }: ClosableProps) {
  return (
    <DisableableButton {...rest}>
      <Icon name={icon} />
      {children}
    </DisableableButton>
  );
}
