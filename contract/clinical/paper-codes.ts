import { z } from 'zod';
import { instant } from '#contract/platform/fields.ts';
import { qrCode } from '#contract/platform/qr-code.ts';

export const paperCheck = z
  .object({
    url: z
      .string()
      .describe('The address of the check page, which shows whether the prescription is still valid.'),
    urlCode: qrCode.describe('The address as a QR code.'),
    looks: z.number().int().describe('How many times the check page was opened.'),
    lastLookAt: instant.nullable(),
    card: z
      .object({
        text: z.string().describe('A SMART Health Card: `shc:/` and digits.'),
        code: qrCode,
      })
      .nullable()
      .describe('Null if the prescription was written as plain text or does not fit into one code.'),
  })
  .meta({ id: 'PaperCheck' });
export type PaperCheck = z.infer<typeof paperCheck>;
