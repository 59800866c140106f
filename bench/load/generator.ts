// The load generator: receives an order from its parent process, sends it with autocannon and reports the
// result.
import autocannon from 'autocannon';
import type { GeneratorOrder, LoadResult } from './load.ts';

async function carryOut({ url, connections, seconds, requests, once }: GeneratorOrder): Promise<LoadResult> {
  const began = process.cpuUsage();
  let client = 0;
  const result = await autocannon({
    url,
    connections,
    // A run that is sent once ends with the sample in which the last answer arrives.
    ...(once ? { amount: requests.length, sampleInt: 20 } : { duration: seconds }),
    setupClient(connection) {
      const start = client;
      client += 1;
      // Each connection has its own share, so that no two send the same request concurrently.
      const own = requests.filter((_, index) => index % connections === start);
      connection.setRequests((own.length > 0 ? own : requests) as autocannon.Request[]);
    },
  });
  const { user, system } = process.cpuUsage(began);
  const refused = result.non2xx - result['3xx'];
  if (refused + result.errors > 0)
    throw new Error(`${refused} refusals, ${result.errors} errors, of ${result.requests.total}`);
  const answers = result['2xx'] + result['3xx'];
  return {
    answers,
    rate: answers / result.duration,
    p99: answers > 0 ? result.latency.p99 : Number.NaN,
    generator: (user + system) / 1e6 / result.duration,
  };
}

process.on('message', (order: GeneratorOrder) => {
  carryOut(order).then(
    (volley) => process.send?.({ volley }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
