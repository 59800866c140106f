import { useSearchParams } from 'react-router';
import type { Output } from '#web/api/client.ts';

/** The patient, or somebody whom they look after. */
export type FamilyMember = Output<'GET /patients/appointments/open'>['people'][number];

/** From how many on their names are a list to open: as chips they would fill a phone. */
export const minPeopleForMenu = 5;

/** The name in the address of the person that a screen is about. */
export const personParameter = 'person';

/**
 * Whom a screen of the patient's area is about (J-05): the person of the address; null for everybody, for somebody whom
 * the patient does not look after, and while it is not known who that is.
 */
export function useChosenPerson(people: readonly FamilyMember[] | undefined): FamilyMember | null {
  const [search] = useSearchParams();
  const wanted = search.get(personParameter);
  return people?.find(({ patientId }) => patientId === wanted) ?? null;
}
