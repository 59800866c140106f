import { createTemporaryData, endProcess, findFreePort, launch } from '#harness/running-hams.ts';
import type { Effort } from '../compare-runs.ts';
import { type Figure, toFigure } from '../table.ts';

async function secondsToFirstAnswer(dataDirectory: string, demo: string) {
  const port = await findFreePort();
  const began = performance.now();
  const { child } = launch({ PORT: String(port), DATA_DIR: dataDirectory, DEMO: demo });
  while (true) {
    const answer = await fetch(`http://localhost:${port}/api/healthz`).catch(() => null); // not listening yet
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { child, seconds: (performance.now() - began) / 1000 };
}

export async function measureStartUp({ runs }: Effort): Promise<Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const data = await createTemporaryData();
    for (const seconds of [first, later]) {
      const started = await secondsToFirstAnswer(data.path, 'on');
      seconds.push(started.seconds);
      await endProcess(started.child, 'SIGTERM');
    }
    await data.remove();
  }
  const shown = { unit: ' s', digits: 2 };
  return [
    toFigure({
      figure: 'start to first answer, fresh data directory',
      aim: '≤ 1.5 s',
      values: first,
      ...shown,
    }),
    toFigure({
      figure: 'start to first answer, used data directory',
      aim: '≤ 0.5 s',
      values: later,
      ...shown,
    }),
  ];
}
