import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FrontDeskDay } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { currentTime } from '#web/ui/browser/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkmark.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Letterhead } from '#web/ui/paper/letterhead.tsx';
import paper from '#web/ui/paper/printed-paper.module.css';
import type { DayQuery } from '../queries.ts';
import { describePatient, describePayment, getVisitState, visitStateLooks } from '../visits/visit-state.ts';
import styles from './print-day.module.css';

interface PrintDayProps {
  readonly date: string;
  readonly query: DayQuery;
}

/** Prints the day of all doctors shown, including further pages; phone numbers only on demand. */
export function PrintDay({ date, query }: PrintDayProps) {
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [withPhones, setWithPhones] = useState(false);
  const [pages, setPages] = useState<readonly FrontDeskDay[] | null>(null);
  useEffect(() => {
    if (!pages) return;
    const done = () => setPages(null);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [pages]);
  const print = useCommand(
    async () => {
      const read: FrontDeskDay[] = [];
      do {
        const page = read.length + 1;
        read.push(await call('GET /hospital/days/:date', { params: { date }, query: { ...query, page } }));
      } while (read.length * (read[0]?.perPage ?? 0) < (read[0]?.found ?? 0));
      return read;
    },
    {
      done: null,
      onDone: (read) => {
        setOpen(false);
        setPages(read);
      },
    },
  );
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {m.hospital_days_print()}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.hospital_days_print()}>
        <div className="stack-3 to-start">
          <Checkbox label={m.hospital_days_print_phones()} on={withPhones} onChange={setWithPhones} />
          <Button busy={print.isPending} onClick={() => void print.run()}>
            {m.sheet_print()}
          </Button>
        </div>
      </Dialog>
      {pages && createPortal(<DayPaper pages={pages} withPhones={withPhones} />, document.body)}
    </>
  );
}

interface DayPaperProps {
  readonly pages: readonly FrontDeskDay[];
  readonly withPhones: boolean;
}

/** The day of each doctor with room for notes; visible only in print. */
function DayPaper({ pages, withPhones }: DayPaperProps) {
  const [first] = pages;
  if (!first) return null;
  const now = currentTime();
  const visits = pages.flatMap((page) => page.visits);
  const heads = [
    m.common_time(),
    m.hospital_days_person(),
    ...(withPhones ? [m.sheet_phone()] : []),
    m.hospital_days_state(),
    m.hospital_days_money(),
    m.sheet_notes(),
  ];
  return (
    <article className={`${paper.paper} ${styles.paper}`} data-paper>
      <Letterhead from={{ name: first.hospital.name, lines: [] }} />
      <h1>{formatLongDay(first.date)}</h1>
      {pages
        .flatMap((page) => page.doctors)
        .map(({ doctorId, name, room }) => {
          const own = visits.filter((visit) => visit.doctorId === doctorId);
          return (
            <section key={doctorId}>
              <h2>
                <UserText>{[name, room].filter(Boolean).join(' · ')}</UserText>
              </h2>
              {own.length === 0 ? (
                <p>{m.hospital_days_no_visits()}</p>
              ) : (
                <table className={paper.table}>
                  <thead>
                    <tr>
                      {heads.map((head) => (
                        <th key={head} scope="col">
                          {head}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {own.map((visit) => (
                      <tr key={visit.appointmentId}>
                        <td>{visit.slot}</td>
                        <th scope="row">
                          <b>{visit.patient.name}</b> {describePatient(visit)}
                        </th>
                        {withPhones && <td>{visit.patient.phone}</td>}
                        <td>{visitStateLooks[getVisitState(visit, now)].word()}</td>
                        <td>{describePayment(visit)}</td>
                        <td className={styles.notes} />
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
            </section>
          );
        })}
    </article>
  );
}
