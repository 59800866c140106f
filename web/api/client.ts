import { passwordHeader } from '#contract/accounts/password-header.ts';
import type * as contract from '#contract/all-endpoints.ts';
import type { Answer, CallInput, Endpoint } from '#contract/platform/endpoint.ts';
import type { Problem } from '#contract/platform/refusals.ts';

type Contract = typeof contract;
type EndpointByRoute = {
  [K in keyof Contract]: Contract[K] extends Endpoint ? Contract[K] : never;
}[keyof Contract];
type ByRoute = { [E in EndpointByRoute as `${E['method']} ${E['path']}`]: E };

/** Method and path as in the contract, such as `GET /doctors/:id/profile`. */
export type Route = keyof ByRoute;
export type Input<R extends Route> = CallInput<ByRoute[R]>;
export type Output<R extends Route> = Answer<ByRoute[R]>;

/** Sends a request: `fetch` in the browser, the server's own `inject` during rendering. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

interface Extras {
  photo?: File | null;
  file?: File;
  signal?: AbortSignal;
  keepalive?: boolean;
  /** Used instead of the token of the browser's session. */
  token?: string;
}
/** No argument is required for a call that has no input and is no form. */
type CallArguments<R extends Route> = keyof Input<R> extends never
  ? ByRoute[R] extends { form: true }
    ? [input: Extras]
    : [input?: Pick<Extras, 'token' | 'signal'>]
  : [input: Input<R> & Extras];

/**
 * The typed API client. Returns the body as in the contract; throws ApiError for a refusal, or what the
 * transport throws.
 */
export type Call = <R extends Route>(route: R, ...input: CallArguments<R>) => Promise<Output<R>>;

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'ApiError';
    this.status = problem.status;
    this.code = problem.code;
    this.problem = problem;
  }
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: Record<string, unknown>;
  photo?: File | null;
  file?: File;
  signal?: AbortSignal;
  keepalive?: boolean;
  token?: string;
}

function buildUrl(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function buildFormData({ body = {}, photo, file }: AnyInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (photo) form.set('photo', photo);
  if (file) form.set('file', file);
  return form;
}

async function parseProblem(response: Response): Promise<Problem> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Problem;
  } catch {
    // Not problem+json: from a proxy or a failing server.
    const { status, statusText } = response;
    return { type: 'about:blank', title: statusText, status, code: 'unreadable', message: statusText };
  }
}

/** Asks for the password that a call needs, and sends it; null if the user cancels. */
export type AskPassword = (
  needed: ApiError,
  send: (password: string) => Promise<Response>,
) => Promise<Response | null>;

/**
 * `token` is read for every call, so that a login or logout takes effect immediately. When the server refuses
 * the token, `onUnauthenticated` is called; if it resolves to true, the call is repeated once. When the
 * server needs the password, `askPassword` repeats the call with it.
 */
export function createCall(
  transport: Transport,
  token: () => string | null,
  onUnauthenticated: (refused: string) => boolean | Promise<boolean> = () => false,
  askPassword: AskPassword = async () => null,
): Call {
  const send = async (
    method: string,
    path: string,
    parts: AnyInput,
    isRepeated: boolean,
  ): Promise<Response> => {
    const headers = new Headers({ accept: 'application/json' });
    for (const [name, value] of Object.entries(parts.headers ?? {})) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const bearer = parts.token ?? token();
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    const init: RequestInit = { method, headers };
    if (parts.signal) init.signal = parts.signal;
    if (parts.keepalive) init.keepalive = true;
    if (parts.photo !== undefined || parts.file) {
      init.body = buildFormData(parts);
    } else if (parts.body) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(parts.body);
    }
    const response = await transport(buildUrl(path, parts), init);
    if (response.ok) return response;
    const error = new ApiError(await parseProblem(response));
    const isOver = error.code === 'unauthenticated' && bearer && !parts.token && !isRepeated;
    if (isOver && (await onUnauthenticated(bearer))) return send(method, path, parts, true);
    if (error.code !== 'password_needed') throw error;
    const answer = await askPassword(error, (password) => {
      const headers = { ...parts.headers, [passwordHeader]: encodeURIComponent(password) };
      return send(method, path, { ...parts, headers }, isRepeated);
    });
    if (!answer) throw error;
    return answer;
  };
  return async (route, ...[input]) => {
    const [method, path] = route.split(' ') as [string, string];
    const response = await send(method, path, input ?? {}, false);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return isJson ? response.json() : response.blob();
  };
}
