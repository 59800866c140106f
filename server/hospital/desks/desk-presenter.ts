import type { HospitalDesk } from '#contract/hospital/desks.ts';
import type { DeskRow } from './desk-queries.ts';

export const presentDesk = ({ id, name, made_by, made_at }: DeskRow): HospitalDesk => ({
  deskId: String(id),
  name,
  madeBy: made_by,
  madeAt: made_at.toISOString(),
});
