/** SQL: what the desk of the hospital of a visit `a` may do at its practice `pr`: nothing where that is no longer the hospital's. */
export const deskPermissionsSql = `case when pr.hospital_id = a.hospital_id and pr.hospital_agreed_at is not null and pr.ended_at is null
    then pr.desk_may else '{}' end`;
