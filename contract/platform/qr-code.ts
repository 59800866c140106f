import { z } from 'zod';

export const qrCode = z
  .object({
    side: z.number().int().describe('Cells in a row, and rows.'),
    cells: z.string().describe('Row by row, a bit for each cell, 1 is dark; in base64.'),
  })
  .meta({ id: 'QrCode' });
export type QrCode = z.infer<typeof qrCode>;
