import { of, statement } from '#db/statement.ts';
import type { DeskPermission } from '#domain/hospital/desk-permissions.ts';
import type { PracticeRow } from './practice-row.ts';
import { practiceColumnsSql, practiceTablesSql } from './practice-sql.ts';

export interface OwnPracticeRow extends PracticeRow {
  hospital_id: number | null;
  practice_address: string;
  desk_permissions: readonly DeskPermission[];
}

const ownPracticeColumnsSql = `${practiceColumnsSql}, practice.hospital_id, practice.address as practice_address,
  practice.desk_permissions`;

/** Current practices, the main one first, then the oldest. */
export const listPracticesOfDoctor = statement('list_practices_of_doctor', {
  values: { doctorId: of<number> },
  row: of<OwnPracticeRow>,
  sql: `
    select ${ownPracticeColumnsSql} from ${practiceTablesSql}
    where practice.doctor_id = :doctorId and practice.ended_at is null
    order by practice.is_main desc, practice.id`,
});
