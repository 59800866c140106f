/** SQL to join the practice `pr` of a row of `appointments`; one of before there were practices is at the doctor's main one. */
export const practiceOf = (row: string) =>
  `practices pr on pr.id = coalesce(${row}.practice_id,
    (select id from practices where doctor_id = ${row}.doctor_id and is_main))`;
