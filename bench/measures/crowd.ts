import { query } from '#db/statement.ts';
import type { ClinicSize } from '../clinic/clinic-size.ts';
import { password } from '../clinic/invent-clinic.ts';
import { type Clinic, openClinic } from '../clinic/open-clinic.ts';
import { createTokens, planBookings } from '../clinic/plan-bookings.ts';
import type { Request } from '../load/load.ts';
import { readMetric } from '../read-metric.ts';
import { uncachedSlotsRow } from '../rows/api-rows.ts';
import { pageRequestAt } from '../rows/page-rows.ts';
import { searchRows } from '../rows/search-rows.ts';
import { type CrowdPlan, callShares, type ThinkTime } from '../visitors/crowd-plan.ts';
import { formatCrowdTable } from '../visitors/crowd-table.ts';
import { startVisitors } from '../visitors/start-visitors.ts';

interface Crowd {
  readonly size: ClinicSize;
  readonly visitors: number;
  readonly seconds: number;
  readonly think: ThinkTime;
}

async function prescriptionRequests(clinic: Clinic): Promise<Request[]> {
  const visits = await query<{ id: string; patient: string }>(
    clinic.client,
    `select a.id::text, a.patient_id::text as patient
     from prescriptions p join appointments a on a.id = p.appointment_id order by a.id limit 1000`,
  );
  const tokens = await createTokens(
    clinic,
    visits.map(({ patient }) => Number(patient)),
  );
  return visits.map(({ id, patient }) => ({
    method: 'GET',
    path: `/api/appointments/${id}/prescription.pdf`,
    headers: { authorization: `Bearer ${tokens.get(patient)}` },
  }));
}

async function prepareRequests(
  clinic: Clinic,
  { visitors, seconds, think }: Crowd,
): Promise<CrowdPlan['requests']> {
  const calls = (visitors * seconds * 1000) / ((think.from + think.to) / 2);
  const bookings = Math.ceil((1.3 * calls * callShares.booking) / 100);
  const logins = Array.from({ length: 2000 }, (_, index) => ({
    method: 'POST' as const,
    path: '/api/patients/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: String(8_000_000_001 + index), password }),
  }));
  const [slots, ...found] = await Promise.all(
    [uncachedSlotsRow, ...searchRows].map((row) => row.requests?.(clinic) ?? []),
  );
  return {
    slots: slots ?? [],
    page: Array.from({ length: 5000 }, (_, index) => pageRequestAt(index)),
    search: Array.from({ length: 400 }, (_, at) => found.map((all) => all[at] as Request)).flat(),
    booking: await planBookings(clinic, bookings),
    login: logins,
    paper: await prescriptionRequests(clinic),
  };
}

/** Many visitors browse, search, log in, book and print concurrently. Returns a Markdown table. */
export async function measureCrowd(wanted: Crowd): Promise<string> {
  const clinic = await openClinic(wanted.size);
  const { url } = clinic.hams;
  const visitors = startVisitors<CrowdPlan>('crowd-visitors.ts');
  const delays: number[] = [];
  const memory: number[] = [];
  // The delay is measured since the previous reading.
  const look = async () => {
    delays.push((await readMetric(url, 'nodejs_eventloop_lag_p99_seconds')) * 1000);
    memory.push((await readMetric(url, 'process_resident_memory_bytes')) / 1024 ** 2);
  };
  try {
    const { seconds, think } = wanted;
    const requests = await prepareRequests(clinic, wanted);
    const looking = setInterval(() => void look(), 5000);
    let ownProcessor = 0;
    const seen = await visitors.visit({ url, ...wanted, requests }, async ({ processor }) => {
      ownProcessor = processor;
    });
    clearInterval(looking);
    await look();
    return [
      `${wanted.visitors} visitors for ${seconds} s, each thinking ${think.from} to ${think.to} ms between two calls; ${seen.length} calls.`,
      `${formatCrowdTable(seen)}`,
      `Event loop, p99 of its delay: ${Math.max(...delays).toFixed(0)} ms in the worst five seconds (looked at every 10 ms, so 10 ms is none). Memory: ${Math.max(...memory).toFixed(0)} MB resident at most. The visitors themselves took ${(ownProcessor * 100).toFixed(0)} % of a processor.`,
    ].join('\n\n');
  } finally {
    visitors.stop();
    await clinic.close();
  }
}
