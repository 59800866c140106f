import type { VisitNeeds } from '#domain/appointments/visit-needs.ts';

export function presentNeeds(needs: VisitNeeds | null) {
  return needs && { choices: [...needs.choices], language: needs.language, note: needs.note };
}
