import type { Output, Route } from '#web/api/client.ts';
import { problem } from './problem-response.ts';

export function answer<R extends Route>(_route: R, body: Output<R>, status = 200): Response {
  return Response.json(body, { status });
}

export interface Sent {
  /** Method and path, such as `GET /patients/appointments/open`. */
  readonly route: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
}

/** A fake server; a test may change its `answers` at any time. */
export class TestServer {
  readonly sent: Sent[] = [];
  readonly answers: Record<string, (sent: Sent) => Response | Promise<Response>> = {};

  protected otherwise({ route }: Sent): Response {
    return problem(404, 'not_found', `No ${route}`);
  }

  readonly transport = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://hams');
    const route = `${init.method} ${pathname.replace('/api', '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const sent = { route, search: searchParams, body };
    this.sent.push(sent);
    return this.answers[route]?.(sent) ?? this.otherwise(sent);
  };

  /** The bodies sent to a route, in order. */
  sentTo(route: string): unknown[] {
    return this.sent.filter((one) => one.route === route).map(({ body }) => body);
  }
}
