import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { insertRows, insertWithIds } from '#db/insert-rows.ts';
import { query } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoClinic } from './invent-clinic.ts';

const hour = 60;
/** Saturdays have a break; Sundays are mornings only. */
const openingHours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 8 * hour, closes: 20 * hour })),
  { weekday: 6, opens: 8 * hour, closes: 13 * hour },
  { weekday: 6, opens: 16 * hour, closes: 20 * hour },
  { weekday: 7, opens: 9 * hour, closes: 13 * hour },
];

/** The opening hours of the demo doctor's hospital, the phone of its front desk and its letterhead. */
export async function insertFrontDesk(
  client: pg.ClientBase,
  { careHospital: { id } }: DemoClinic,
  directory: string,
): Promise<void> {
  await insertRows(
    client,
    'hospital_hours',
    openingHours.map((hours) => ({ hospitalId: id, ...hours })),
  );
  const logo = await readFile(join(directory, 'care-hospital-logo.png'));
  const hash = createHash('sha256').update(logo).digest('hex').slice(0, 32);
  await query(
    client,
    `insert into letterhead_images (hash, png, width, height) values (:hash, :logo, :width, :height)
     on conflict do nothing`,
    // A PNG's size is in its first chunk.
    { hash, logo, width: logo.readUInt32BE(16), height: logo.readUInt32BE(20) },
  );
  await query(
    client,
    `update hospitals set desk_phone = :phone, logo_hash = :hash, letterhead_line = 'Regn. no. ' || registration_id
     where id = :id`,
    { id, hash, phone: '040 2345 0100' },
  );
}

/** Staff of Care Hospital apart from its doctors; all of them have the owner's password. */
const staff: readonly (readonly [role: StaffRole, name: string, phone: string])[] = [
  ['owner', 'Dr. Vikram Reddy', demoAccounts.hospital.phone],
  ['admin', 'Shalini Verma', '9200000002'],
  ['receptionist', 'Lakshmi Devi', '9200000003'],
  ['receptionist', 'Imran Sheikh', '9200000004'],
  ['nurse', 'Mary Thomas', '9200000005'],
  ['accountant', 'Anil Gupta', '9200000006'],
];

const toEmail = (name: string) =>
  `${name
    .replace('Dr. ', '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')}@demo.hams.example`;

/** The staff of Care Hospital, members for a year, and an owner of each other hospital, whose password no one knows. */
export async function insertStaff(
  client: pg.ClientBase,
  { hospitals, careHospital }: DemoClinic,
  hashes: { readonly staff: string; readonly unknown: string },
  now: Date,
): Promise<void> {
  const yearAgo = new Date(now.getTime() - 365 * 86_400_000);
  const owners = hospitals.filter((one) => one !== careHospital);
  const accountIds = await insertWithIds(
    client,
    'accounts',
    [
      ...staff.map(([, name, phone]) => ({ name, phone, email: toEmail(name), passwordHash: hashes.staff })),
      ...owners.map(({ name }, index) => ({
        name,
        phone: String(8_000_000_001 + index),
        email: `desk.${toEmail(name)}`,
        passwordHash: hashes.unknown,
      })),
    ].map((account) => ({ ...account, kind: 'professional' })),
  );
  const [ownerId] = accountIds;
  const memberships = [
    ...staff.map(([role]) => ({
      hospitalId: careHospital.id,
      role,
      since: yearAgo,
      invitedBy: role === 'owner' ? null : ownerId,
    })),
    ...owners.map(({ id }) => ({ hospitalId: id, role: 'owner', since: now })),
  ];
  await insertRows(
    client,
    'memberships',
    memberships.map((one, index) => ({ ...one, accountId: accountIds[index] })),
  );
}
