import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { IssuedPrescriptionRow } from '#server/clinical/prescriptions/prescription-row.ts';

export interface PaperRow extends IssuedPrescriptionRow {
  newest_version: number;
  status: AppointmentStatus;
}

const paperColumnsSql = `p.version, p.written_at, p.complaints, p.diagnosis, p.medicines, p.advice, p.other_medicines, p.follow_up_on, p.weight_kg, p.plain_text,
  p.issued, p.check_id, p.card_id, a.status,
  (select max(n.version) from prescriptions n where n.appointment_id = p.appointment_id) as newest_version`;

export const findPaperByCheckId = statement('find_paper_by_check_id', {
  values: { checkId: of<string> },
  row: of<PaperRow>,
  sql: `
    select ${paperColumnsSql} from prescriptions p join appointments a on a.id = p.appointment_id
    where p.check_id = :checkId`,
});

/** Concurrent attempts at a birth year wait until the transaction ends. */
export const lockPaperByCheckId = statement('lock_paper_by_check_id', {
  values: { checkId: of<string> },
  row: of<PaperRow>,
  sql: `
    select ${paperColumnsSql} from prescriptions p join appointments a on a.id = p.appointment_id
    where p.check_id = :checkId for no key update of p`,
});

export const findPaperByCardId = statement('find_paper_by_card_id', {
  values: { cardId: of<string> },
  row: of<PaperRow>,
  sql: `
    select ${paperColumnsSql} from prescriptions p join appointments a on a.id = p.appointment_id
    where p.card_id = :cardId`,
});

/**
 * Cards that are no longer valid, and a counter that grows with every change of the list: later versions are
 * only ever added, and so are the events by which visits leave or return to Completed.
 */
export const listRevokedCards = statement('list_revoked_cards', {
  row: of<{ changes: number; card_ids: string[] }>,
  sql: `
    select
      (select count(*) from prescriptions where version > 1)::int
        + (select count(*) from appointment_events e
           where e.from_status = 'Completed' or (e.to_status = 'Completed' and exists (
             select from appointment_events b
             where b.appointment_id = e.appointment_id and b.id < e.id and b.from_status = 'Completed')))::int
        as changes,
      array(
        select p.card_id from prescriptions p join appointments a on a.id = p.appointment_id
        where p.plain_text is null and (
          a.status <> 'Completed'
          or exists (select from prescriptions n
                     where n.appointment_id = p.appointment_id and n.version > p.version))
        order by p.card_id) as card_ids`,
});
