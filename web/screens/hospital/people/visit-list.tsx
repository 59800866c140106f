import { type ReactNode, useState } from 'react';
import type { VisitOfPerson } from '#contract/hospital-people.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../../../api/context.tsx';
import { useDownload } from '../../../api/use-download.ts';
import { StatusBadge } from '../../../appointments/status-badge.tsx';
import { moneyWords } from '../../../hospital-days/visit-words.ts';
import { useVisitDeed } from '../../../hospital-people/calls.ts';
import styles from '../../../hospital-people/people.module.css';
import { CollectDialog, type Payable } from '../../../payments/collect-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { clinicToday } from '../../../ui/clinic-time.ts';
import { dayWords, numericDay } from '../../../ui/day-words.ts';
import { Given } from '../../../ui/given.tsx';
import { bookedAtDeskWords } from '../../../ui/staff-role-word.ts';
import type { DeskVisit } from './desk-visit.ts';
import { RejectDialog } from './reject-dialog.tsx';

interface VisitListProps {
  readonly visits: readonly DeskVisit[];
  /** What each line begins with; by default when it is and with whom. */
  readonly lead?: (visit: DeskVisit) => ReactNode;
}

/** Visits as a desk sees them, and what it may do with each: accept, reject, collect, print (M-13). */
export function VisitList({ visits, lead = whenAndWhom }: VisitListProps) {
  const [paying, setPaying] = useState<(Payable & DeskVisit) | null>(null);
  const [rejecting, setRejecting] = useState<DeskVisit | null>(null);
  const { mutate, isPending, variables } = useVisitDeed();
  const isBusy = ({ appointmentId }: VisitOfPerson) => isPending && variables.appointmentId === appointmentId;
  return (
    <>
      <ul className={styles.list}>
        {visits.map((visit) => (
          <li key={visit.appointmentId} className={styles.visit} data-appointment={visit.appointmentId}>
            <div>
              {lead(visit)}
              <p>
                {visit.consultStatus === 'Online' ? m.day_video() : m.day_clinic()} · {moneyWords(visit)}
              </p>
              {visit.bookedBy && <p>{bookedAtDeskWords(visit.bookedBy)}</p>}
            </div>
            <StatusBadge status={visit.appStatus} viewer="patient" />
            <div className={styles.buttons}>
              {visit.payment?.receipt && <Receipt visit={visit} receipt={visit.payment.receipt} />}
              {visit.steps.includes('collect') && (
                <Button look="quiet" busy={isBusy(visit)} onClick={() => setPaying(visit)}>
                  {m.hospital_people_collect()}
                </Button>
              )}
              {visit.steps.includes('reject') && (
                <Button look="quiet" onClick={() => setRejecting(visit)}>
                  {m.requests_reject()}
                </Button>
              )}
              {visit.steps.includes('accept') && (
                <Button
                  busy={isBusy(visit)}
                  onClick={() => mutate({ appointmentId: visit.appointmentId, action: 'accept' })}
                >
                  {m.requests_accept()}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <CollectDialog
        asking={{ subject: paying, problem: null, close: () => setPaying(null) }}
        busy={isPending}
        onCollect={({ appointmentId }, payment) =>
          mutate({ appointmentId, payment }, { onSuccess: () => setPaying(null) })
        }
      />
      <RejectDialog
        visit={rejecting}
        busy={isPending}
        onClose={() => setRejecting(null)}
        onReject={({ appointmentId }, reason) =>
          mutate({ appointmentId, action: 'reject', reason }, { onSuccess: () => setRejecting(null) })
        }
      />
    </>
  );
}

function whenAndWhom({ date, slot, doctorName }: DeskVisit) {
  const today = clinicToday();
  return (
    <strong>
      {date < today ? numericDay(date) : dayWords(date, today)}, {slot} · <Given>{doctorName}</Given>
    </strong>
  );
}

function Receipt({ visit, receipt }: { readonly visit: VisitOfPerson; readonly receipt: string }) {
  const call = useCall();
  const { appointmentId } = visit;
  const { mutate, isPending } = useDownload(
    () => call('GET /hospital/visits/:appointmentId/receipt.pdf', { params: { appointmentId } }),
    () => `receipt-${receipt}.pdf`,
    m.payments_download_failed,
  );
  return (
    <Button look="plain" busy={isPending} onClick={() => mutate()}>
      {m.payments_download()}
    </Button>
  );
}
