/**
 * Actions open to the front desk for a visit `a` at its practice `pr`: none once the practice has left the
 * hospital.
 */
export const deskPermissionsSql = `case when pr.hospital_id = a.hospital_id and pr.hospital_agreed_at is not null and pr.ended_at is null
    then pr.desk_permissions else '{}' end`;
