export const practiceColumnsSql = `practice.id, practice.name, practice.hospital_agreed_at is not null as hospital_agreed,
  agreed.id as agreed_hospital_id,
  coalesce(nullif(concat_ws(', ', agreed.address_line, agreed.city, agreed.state || ' ' || agreed.pincode), ''),
    nullif(practice.address, '')) as address,
  practice.location, practice.room, practice.clinic_fee_paise, practice.video_fee_paise, practice.follow_up_fee_paise,
  practice.follow_up_days, practice.slot_minutes, practice.modes, practice.is_main`;
export const practiceTablesSql = `practices practice
  left join hospitals agreed on agreed.id = practice.hospital_id and practice.hospital_agreed_at is not null`;
