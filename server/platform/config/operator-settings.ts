import { z } from 'zod';
import type { Operator } from '#contract/accounts/operator.ts';

const singleLineText = (setting: string) =>
  z
    .string()
    .trim()
    .min(1, { error: `${setting} must not be blank` })
    .max(200, { error: `${setting} must be 200 characters or fewer` })
    .optional();

export const operatorSettings = {
  OPERATOR_NAME: singleLineText('OPERATOR_NAME'),
  OPERATOR_ADDRESS: singleLineText('OPERATOR_ADDRESS'),
  OPERATOR_PHONE: z
    .string()
    .regex(/^\+?\d[\d ]{2,18}\d$/, {
      error: 'OPERATOR_PHONE must be a phone number, for example +91 40 1234 5678',
    })
    .optional(),
  OPERATOR_EMAIL: z.email({ error: 'OPERATOR_EMAIL must be an email address' }).optional(),
  GRIEVANCE_OFFICER: singleLineText('GRIEVANCE_OFFICER'),
};

const settings = z.object(operatorSettings);
type Settings = z.output<typeof settings>;

export function findOperatorSettingsConflict(data: Settings): string | null {
  const { OPERATOR_NAME, ...others } = data;
  const names = Object.keys(operatorSettings) as (keyof Settings)[];
  const alone = names.find((name) => name in others && others[name as keyof typeof others] !== undefined);
  if (!OPERATOR_NAME && alone) return `${alone} needs OPERATOR_NAME: who runs this installation`;
  const { OPERATOR_ADDRESS, OPERATOR_PHONE, OPERATOR_EMAIL } = data;
  if (OPERATOR_NAME && !OPERATOR_ADDRESS && !OPERATOR_PHONE && !OPERATOR_EMAIL) {
    return 'OPERATOR_NAME needs OPERATOR_ADDRESS, OPERATOR_PHONE or OPERATOR_EMAIL: a way to reach the operator';
  }
  return null;
}

export function parseOperator(data: Settings): Operator | null {
  if (!data.OPERATOR_NAME) return null;
  return {
    name: data.OPERATOR_NAME,
    address: data.OPERATOR_ADDRESS ?? null,
    phone: data.OPERATOR_PHONE ?? null,
    email: data.OPERATOR_EMAIL ?? null,
    grievanceOfficer: data.GRIEVANCE_OFFICER ?? null,
  };
}
