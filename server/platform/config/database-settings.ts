import { z } from 'zod';

const address = (setting: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: `${setting} must begin with postgres:// or postgresql://` })
    .refine((text) => URL.canParse(text), { error: `${setting} is not a valid address` })
    .optional();

export const databaseSettings = {
  DATABASE_URL: address('DATABASE_URL'),
  DATABASE_OWNER_URL: address('DATABASE_OWNER_URL'),
  DATABASE_DIRECT_URL: address('DATABASE_DIRECT_URL'),
  DATABASE_READ_URL: address('DATABASE_READ_URL'),
};

const purposeBySetting = {
  DATABASE_OWNER_URL: 'the address of the role that HAMS works as',
  DATABASE_DIRECT_URL: 'the address of the pooler',
  DATABASE_READ_URL: 'the address of the primary',
} as const;

type SettingsInput = z.infer<z.ZodObject<typeof databaseSettings>>;

export function findDatabaseSettingsConflict(data: SettingsInput): string | null {
  if (data.DATABASE_URL !== undefined) return null;
  for (const setting of ['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (data[setting] !== undefined) return `${setting} needs DATABASE_URL, ${purposeBySetting[setting]}`;
  }
  return null;
}
