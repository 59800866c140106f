import { of, statement } from '#db/statement.ts';

/** A row the first time a message arrives, none for repeats. */
export const insertReceived = statement('insert_received', {
  values: { id: of<string>, at: of<Date> },
  row: of<{ provider_id: string }>,
  sql: `
    insert into received_messages (channel, provider_id, at) values ('whatsapp', :id, :at)
    on conflict do nothing returning provider_id`,
});

/** The appointment of a patient's link, if its owner has this phone and may book for the patient now. */
export const findLinkByPhone = statement('find_link_by_phone', {
  values: { hash: of<Buffer>, phone: of<string>, now: of<Date> },
  row: of<{ appointment_id: number; patient_id: number; person_id: number }>,
  sql: `
    select l.appointment_id, a.patient_id, present_person(l.person_id) as person_id from visit_links l
    join patients p on p.id = l.person_id join accounts own on own.id = p.account_id
    join appointments a on a.id = l.appointment_id and a.patient_id in (select bookable_people(present_person(p.id), :now))
    where l.token_hash = :hash and l.role = 'patient' and own.phone = :phone`,
});

export const turnOffWhatsapp = statement('turn_off_whatsapp', {
  values: { phone: of<string>, topics: of<readonly string[]>, at: of<Date> },
  sql: `
    insert into message_choices (role, person_id, topic, channel, wanted, at, locale, text_version, source)
    select role, id, topic, 'whatsapp', false, :at, locale, 1, 'whatsapp'
    from (
      select 'patient' as role, p.id, a.locale from accounts a join patients p on p.account_id = a.id where a.phone = :phone
      union all
      select 'doctor', d.id, a.locale from accounts a join doctors d on d.account_id = a.id where a.phone = :phone
    ) people, unnest(:topics::text[]) topic`,
});
