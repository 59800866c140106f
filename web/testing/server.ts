import { recoverSession } from '#web/accounts/session/ended/recover-session.ts';
import { askForPassword } from '#web/accounts/session/request-password.ts';
import { createCall, type Output, type Route } from '#web/api/client.ts';
import { sessionStore } from '#web/api/session.ts';
import { problem } from './problem-response.ts';

export interface Sent {
  /** Method and path as sent, such as `GET /doctors/DOC-000042/profile`. */
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** Of JSON; a form as FormData. */
  readonly body: unknown;
  readonly headers: Headers;
  readonly keepalive: boolean;
  readonly signal: AbortSignal | null;
}

type Reply<Body> = Body | Response | ((sent: Sent) => Body | Response | Promise<Body | Response>);
/** A route with any values of its parameters. */
type Address<R extends string> = R extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${Address<After>}`
  : R extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : R;

/** By a route of the contract, or by method and path as sent. */
type Answers = { [R in Route]?: Reply<Output<R>> } & {
  [A in Address<Extract<Route, `${string}:${string}`>>]?: Reply<object>;
};

/**
 * A fake server for tests, with initial answers; any other call gets 404. A test may set `answers` at any
 * time, and delete its own again.
 *
 *     const server = fakeServer({
 *       'GET /bell': { unread: 0, items: [] },
 *       'PUT /appointments/confirm': problem(409, 'wrong_status', 'It was cancelled.'),
 *     });
 *     openPage(server, <BellButton />);
 *     expect(server.sentTo('PUT /appointments/confirm')).toEqual([{ appointmentId: 'APT-000001' }]);
 */
export function fakeServer(initial: Answers = {}) {
  const answers: Answers = Object.create(initial);
  const replies: Record<string, Reply<object> | undefined> = answers;
  const sent: Sent[] = [];

  const findPattern = (route: string) => {
    for (const one in answers) if (matchRoute(one, route)) return one;
    return undefined;
  };
  const transport = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://hams');
    const route = `${init.method} ${pathname.replace('/api', '')}`;
    const found = route in answers ? route : findPattern(route);
    const request: Sent = {
      route,
      params: (found && matchRoute(found, route)) || {},
      search: searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? null),
      headers: new Headers(init.headers),
      keepalive: init.keepalive ?? false,
      signal: init.signal ?? null,
    };
    sent.push(request);
    const reply = found === undefined ? undefined : replies[found];
    const body = await (typeof reply === 'function' ? reply(request) : reply);
    init.signal?.throwIfAborted();
    if (body === undefined) return problem(404, 'not_found', `No ${route}`);
    // A Response can be read once.
    return body instanceof Response ? body.clone() : Response.json(body);
  };

  return {
    answers,
    sent,
    /** As in the browser: it recovers a session that has ended, and asks for a password that is needed. */
    call: createCall(transport, sessionStore.token, recoverSession, askForPassword),
    /** Answers the next call so; those after it get the initial answer. */
    answerOnce(route: string, reply: Response | (() => Response | Promise<Response>)) {
      replies[route] = () => {
        delete replies[route];
        return typeof reply === 'function' ? reply() : reply;
      };
    },
    /** What was sent to change something, in order. */
    changes: () =>
      sent.filter(({ route }) => !route.startsWith('GET ')).map(({ route, body }) => ({ route, body })),
    /** The bodies sent to a route of the contract, or to a method and path, in order. */
    sentTo: (wanted: string): unknown[] =>
      sent.filter(({ route }) => matchRoute(wanted, route)).map(({ body }) => body),
  };
}

/** An answer that never comes: the network is gone. */
export const lostNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

export type FakeServer = ReturnType<typeof fakeServer>;

/** The parameters of a route such as `GET /doctors/:id/profile`; null if it is another one. */
function matchRoute(pattern: string, route: string): Record<string, string> | null {
  const names = pattern.split('/');
  const parts = route.split('/');
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return null;
  }
  return params;
}
