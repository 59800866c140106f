/** Reads a figure from the product's /api/metrics; sums over its labels. */
export async function readMetric(url: string, name: string): Promise<number> {
  const answer = await fetch(`${url}/api/metrics`);
  if (!answer.ok) throw new Error(`/api/metrics answered ${answer.status}`);
  const lines = (await answer.text()).split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line));
  if (lines.length === 0) throw new Error(`/api/metrics has no ${name}`);
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
