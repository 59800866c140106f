import { openClinic } from '../clinic/open-clinic.ts';
import type { Effort } from '../compare-runs.ts';
import { bookingRow } from '../rows/api-rows.ts';
import { type Figure, toFigure } from '../table.ts';

const size = { doctors: 400, appointments: 10_000, days: 31 };

async function bookingRate(messages: 'on' | 'off'): Promise<number> {
  const clinic = await openClinic(size, { settings: { MESSAGES: messages } });
  try {
    return (await bookingRow.run(clinic, 0)).value;
  } finally {
    await clinic.close();
  }
}

/**
 * Measures how much sending notifications slows down bookings; alternates the two, so that both meet the same
 * machine conditions.
 */
export async function measureMessageCost({ runs }: Effort): Promise<Figure[]> {
  const rates: Record<'on' | 'off', number[]> = { on: [], off: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const messages of run % 2 === 0 ? (['off', 'on'] as const) : (['on', 'off'] as const)) {
      rates[messages].push(await bookingRate(messages));
    }
  }
  return [
    toFigure({
      figure: 'booking, messages on',
      aim: '≥ 0.9 of off',
      values: rates.on,
      unit: '/s',
      beside: { name: 'messages off', values: rates.off },
    }),
  ];
}
