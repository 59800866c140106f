import { z } from 'zod';
import { instant } from '#contract/platform/fields.ts';
import { qrCode } from '#contract/platform/qr-code.ts';

export const paperCheck = z
  .object({
    url: z.string().describe('The check page, which says whether it still counts.'),
    urlCode: qrCode.describe('The address of the check page.'),
    looks: z.number().int().describe('How often the check page was opened.'),
    lastLookAt: instant.nullable(),
    card: z
      .object({
        text: z.string().describe('A SMART Health Card: `shc:/` and digits.'),
        code: qrCode,
      })
      .nullable()
      .describe('Null if it was written as plain text, or is longer than one code holds.'),
  })
  .meta({ id: 'PaperCheck' });
export type PaperCheck = z.infer<typeof paperCheck>;
