import { z } from 'zod';

const address = (setting: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: `${setting} must begin with postgres:// or postgresql://` })
    .refine((text) => URL.canParse(text), { error: `${setting} is not an address that can be read` })
    .optional();

export const databaseSettings = {
  DATABASE_URL: address('DATABASE_URL'),
  DATABASE_OWNER_URL: address('DATABASE_OWNER_URL'),
};

type Given = z.infer<z.ZodObject<typeof databaseSettings>>;

/** Why the settings cannot be used together, if so. */
export function databaseSettingsClash(data: Given): string | null {
  if (data.DATABASE_OWNER_URL === undefined || data.DATABASE_URL !== undefined) return null;
  return 'DATABASE_OWNER_URL needs DATABASE_URL, the address of the role that HAMS works as';
}
