import {
  type FoundPatient,
  maxFoundPatients,
  patientSearchEndpoint,
} from '#contract/patients/patient-search.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { presentAge } from '#server/patients/profile/present-age.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { toClinicTime } from '../detail/appointment-facts.ts';
import { findOwnPatientsByName, findOwnPatientsBySimilarName } from './find-own-patients.ts';
import { listOwnPatients, type OwnPatientRow } from './own-patient-queries.ts';

export function ownPatientRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  mount(patientSearchEndpoint, async ({ input: { query }, actor, showed }) => {
    const { search } = query;
    if (search === '') {
      showed([]);
      return { patients: [], alike: false };
    }
    const named = await findOwnPatientsByName(pool, actor.id, search);
    const alike = named.length === 0;
    const found = alike ? await findOwnPatientsBySimilarName(pool, actor.id, search) : named;
    const rows = await listOwnPatients(pool, {
      doctorId: actor.id,
      ids: found.map(({ id }) => id),
      ranks: found.map(({ rank }) => rank),
      max: maxFoundPatients,
    });
    showed(rows.map(({ id }) => id));
    return { patients: rows.map((row) => foundPatient(row, deps.clock)), alike: alike && rows.length > 0 };
  });
}

function foundPatient(row: OwnPatientRow, clock: Clock): FoundPatient {
  return {
    patientId: formatId('patient', row.id),
    name: row.name,
    gender: row.gender,
    ...presentAge(row.birth_date, clock),
    phone: row.phone,
    photo: { url: photoUrl(row.photo_hash, 'small') },
    lastDay: toClinicTime(row.starts_at, clock.timeZone).date,
    appointmentId: formatId('appointment', row.appointment_id),
  };
}
