import type pg from 'pg';
import { query } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Staff of Care Hospital apart from its doctors; all of them have the owner's password. */
const staff: readonly { readonly role: StaffRole; readonly name: string; readonly phone: string }[] = [
  { role: 'owner', name: 'Dr. Vikram Reddy', phone: demoAccounts.hospital.phone },
  { role: 'admin', name: 'Shalini Verma', phone: '9200000002' },
  { role: 'receptionist', name: 'Lakshmi Devi', phone: '9200000003' },
  { role: 'receptionist', name: 'Imran Sheikh', phone: '9200000004' },
  { role: 'nurse', name: 'Mary Thomas', phone: '9200000005' },
  { role: 'accountant', name: 'Anil Gupta', phone: '9200000006' },
];

export async function insertOwners(
  client: pg.ClientBase,
  { passwordHash }: { readonly passwordHash: string },
): Promise<void> {
  await query(
    client,
    `with hospital as (
       select id, name, created_at, (8000000000 + row_number() over (order by id))::text as phone
       from hospitals h where not exists (select from memberships where hospital_id = h.id and role = 'owner')
     ), account as (
       insert into accounts (kind, phone, password_hash, email, name)
       select 'professional', phone, :passwordHash,
         'desk.' || regexp_replace(lower(name), '[^a-z]+', '.', 'g') || '@demo.hams.example', name
       from hospital returning id, phone
     )
     insert into memberships (account_id, hospital_id, role, since)
     select account.id, hospital.id, 'owner', created_at from account join hospital using (phone)`,
    { passwordHash },
  );
}

/**
 * The staff of the demo doctor's hospital: an owner, an admin, two receptionists, a nurse and an accountant,
 * members for a year.
 */
export async function insertStaff(
  client: pg.ClientBase,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  await query(
    client,
    `with person as (
       select * from jsonb_to_recordset(:staff::jsonb) as one (role text, name text, phone text)
     ), account as (
       insert into accounts (kind, phone, password_hash, email, name)
       select 'professional', phone, :passwordHash,
         case role when 'owner' then :ownerEmail else replace(lower(name), ' ', '.') || '@demo.hams.example' end, name
       from person returning id, phone
     ), placed as (
       select account.id, person.role, h.id as hospital_id
       from account join person using (phone), hospitals h where h.name = 'Care Hospital'
     ), owner as (
       insert into memberships (account_id, hospital_id, role, since)
       select id, hospital_id, role, :since from placed where role = 'owner' returning account_id
     )
     insert into memberships (account_id, hospital_id, role, since, invited_by)
     select placed.id, hospital_id, role, :since, owner.account_id from placed, owner where role <> 'owner'`,
    {
      staff: JSON.stringify(staff),
      passwordHash,
      ownerEmail: demoAccounts.hospital.email,
      since: new Date(now.getTime() - 365 * 86_400_000),
    },
  );
}
