import type { Problem, RefusalCode } from '#contract/platform/refusals.ts';

export function problem(
  status: number,
  code: RefusalCode,
  message: string,
  more: Partial<Problem> = {},
): Response {
  const body: Problem = { type: 'about:blank', title: code, status, code, message, ...more };
  return Response.json(body, { status });
}
