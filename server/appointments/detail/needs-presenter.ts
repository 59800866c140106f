import type { VisitNeeds } from '#domain/appointments/needs.ts';

/** What a patient needs at a visit, as it leaves the server. */
export function presentNeeds(needs: VisitNeeds | null) {
  return needs && { choices: [...needs.choices], language: needs.language, note: needs.note };
}
