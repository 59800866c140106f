import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { renderInZone } from '#web/ui/format/clinic-time.ts';
import { OfferedTimes } from './offered-times.tsx';

const offer: LeaveOffer = {
  appointmentId: 'APT-000001',
  kind: 'times',
  until: '2026-11-25T18:02:00.000Z',
  doctorId: 'DOC-000001',
  doctorName: 'Dr. Rao',
  specialization: 'Cardiology',
  hospital: 'Care Hospital',
  fee: 700,
  times: [{ offerId: 1, date: '2026-11-30', slot: '18:45' }],
};

test.each(['times', 'colleague'] as const)(
  'K-05 the page of a link renders offers (%s) on the server, where there is no document, by the clinic’s clock',
  (kind) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T18:00:00+05:30'));
    renderInZone('Asia/Kolkata');
    const page = renderToString(
      <OfferedTimes offer={{ ...offer, kind }} busy={false} onTake={() => {}} onDecline={() => {}} />,
    );
    expect(page).toContain('Mon 30 Nov 18:45');
    expect(page).toContain('Held for you until Wed 25 Nov 23:32.');
  },
);
