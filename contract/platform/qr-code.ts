import { z } from 'zod';

export const qrCode = z
  .object({
    side: z.number().int().describe('The number of cells per row, and of rows.'),
    cells: z.string().describe('One bit per cell, row by row, base64-encoded; 1 is dark.'),
  })
  .meta({ id: 'QrCode' });
export type QrCode = z.infer<typeof qrCode>;
