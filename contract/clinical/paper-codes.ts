import { z } from 'zod';
import { instant } from '#contract/platform/fields.ts';

const qrCode = z
  .object({
    side: z.number().int().describe('Cells in a row, and rows.'),
    cells: z.string().describe('Row by row, a bit for each cell, 1 is dark; in base64.'),
  })
  .meta({ id: 'QrCode' });
export type QrCode = z.infer<typeof qrCode>;

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
