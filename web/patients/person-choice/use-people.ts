import { useSearchParams } from 'react-router';
import type { Output } from '#web/api/client.ts';

/** The patient, or a person in their care. */
export type FamilyMember = Output<'GET /patients/appointments/open'>['people'][number];

/** From this number on the names are a menu: as chips they would fill a phone. */
export const minPeopleForMenu = 5;

/** The URL parameter for the person a screen is about. */
export const personParameter = 'person';

/**
 * The person a screen of the patient's area is about, from the URL; null for all people, for one not in the
 * patient's care, and until loaded.
 */
export function useChosenPerson(people: readonly FamilyMember[] | undefined): FamilyMember | null {
  const [search] = useSearchParams();
  const wanted = search.get(personParameter);
  return people?.find(({ patientId }) => patientId === wanted) ?? null;
}

/** The part of a URL that keeps the choice on another screen of the area. */
export const getPersonSearch = (person: FamilyMember | null) =>
  person ? `?${personParameter}=${person.patientId}` : '';
