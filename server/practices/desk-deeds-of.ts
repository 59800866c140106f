/** SQL: what the desk may do at a row of `practices`: the hours stand in a column of their own, for the former version. */
export const deskDeedsOf = (practice: string) =>
  `(${practice}.desk_may || case when ${practice}.desk_sets_hours then '{schedule}'::text[] else '{}' end)`;
