import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { passwordHeader } from '#contract/accounts/password-header.ts';
import type { Endpoint, FileAnswer, HandlerAnswer, HandlerInput, Role } from '#contract/platform/endpoint.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { isStaffRole, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import type { CallRecorder } from '#server/platform/audit/record-calls.ts';
import type { UploadedFile } from '#server/platform/files/read-form.ts';
import type { AcceptUpload } from '#server/platform/files/stored-uploads.ts';
import type { CallLimit } from '#server/platform/limits/call-limit.ts';
import { isFromThisMachine } from './is-from-this-machine.ts';
import { JsonResponse } from './json-answer.ts';
import { findLocale, type Locale } from './language.ts';
import { InvalidInput } from './problems.ts';

/** A patient or a doctor who calls, by the session of the request. */
export interface Caller {
  readonly role: Exclude<Role, StaffRole>;
  /** The doctor's or the patient's id. */
  readonly id: number;
  readonly sessionId: string;
}

/** A member of a hospital's staff who calls: every session of theirs is one of one membership (M-01). */
export interface StaffCaller {
  readonly role: StaffRole;
  /** Of the account. */
  readonly id: number;
  readonly membershipId: number;
  readonly hospitalId: number;
  readonly sessionId: string;
  /** A PIN opened it, or the password at a shared desk: it ends with the desk and is of that hospital alone (M-08). */
  readonly atDesk: boolean;
}

/** Whoever runs the installation, in a session of the operator's own screen. */
export interface OperatorCaller {
  readonly role: 'operator';
  readonly id: number;
  readonly sessionId: string;
  readonly address: string;
}

export type AnyCaller = Caller | StaffCaller;
type CallerAs<R> = R extends StaffRole ? StaffCaller : Caller;

/** From where a session is opened: for the limit of guesses, and for the list of sessions. */
export interface Client {
  readonly address: string;
  /** The header; empty without one. */
  readonly userAgent: string;
}

type Showed = (patientIds: readonly number[], about?: string) => void;

export interface EndpointCall<E extends Endpoint> {
  readonly input: HandlerInput<E>;
  readonly caller: E['who'] extends readonly Role[]
    ? CallerAs<E['who'][number]>
    : E['who'] extends 'operator'
      ? OperatorCaller
      : null;
  /** Says whose records the answer shows, and about what, where the call's own input does not say it. */
  readonly showed: E['reads'] extends string ? Showed : undefined;
  /** The uploaded photo, if the endpoint takes a form and there is one. */
  readonly photo: Buffer | null;
  /** The uploaded document, of an endpoint with such a form. */
  readonly sentFile: UploadedFile | null;
  /** The address of the client. */
  readonly address: string;
  readonly client: Client;
  /** Whether somebody at this machine asks, and no proxy in their place. */
  readonly isFromThisMachine: boolean;
  /** Whether whoever asks is signed in, also where anybody may: they may look for what they have just written. */
  readonly isSignedIn: boolean;
  /** The language of the answer. */
  readonly locale: Locale;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: AnyCaller | null;
    operator: OperatorCaller | null;
    photo: Buffer | null;
    sentFile: UploadedFile | null;
  }
}

/** Finds the caller, or refuses with 401. */
export type Authenticate = (request: FastifyRequest) => Promise<AnyCaller>;
/** What is asked of a request before its handler. */
export interface Guards {
  readonly authenticate: Authenticate;
  readonly authenticateOperator: (request: FastifyRequest) => Promise<OperatorCaller>;
  /** Refuses another password than the caller's, and whom it would not let in without a second step. */
  readonly confirmAtDesk: (caller: StaffCaller, password: string, address: string) => Promise<void>;
}
/** Where multipart forms are taken. */
export interface FormScope {
  readonly app: FastifyInstance;
  /** Reads a form into fields and a photo; ignores other bodies. */
  readonly readForm: (request: FastifyRequest) => Promise<void>;
  readonly takeUpload: AcceptUpload;
}

/** One for each kind of form: with a photo, and with a document. */
export interface FormScopes {
  readonly photo: FormScope;
  readonly upload: FormScope;
}

/** Mounts an endpoint of the contract; the routes of a slice are a list of these calls. */
export type Mount = <E extends Endpoint>(
  endpoint: E,
  handler: (call: EndpointCall<E>) => Promise<HandlerAnswer<E> | JsonResponse>,
  limit?: CallLimit | false,
) => void;

/** Validates with Zod, so that handlers get the parsed types. */
export const createValidator = ({ schema }: { schema: z.ZodType }) => {
  return (input: unknown) => {
    const result = schema.safeParse(input ?? {});
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) };
  };
};

function buildRouteSchema({ params, query, headers, body, answer, status, file }: Endpoint) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    // Fastify replaces the headers by the validated ones, and later hooks need the others too.
    ...(headers && { headers: z.looseObject(headers.shape) }),
    ...(body && { body }),
    ...(!file && { response: { [status]: answer } }),
  };
}

function createGuard(endpoint: Endpoint, guards: Guards) {
  const { who } = endpoint;
  if (who === 'anyone') return null;
  if (who === 'operator') {
    return async (request: FastifyRequest) => {
      request.operator = await guards.authenticateOperator(request);
    };
  }
  return async (request: FastifyRequest) => {
    const caller = await guards.authenticate(request);
    request.caller = caller;
    if (!who.includes(caller.role)) throw new Refusal('forbidden');
    if ('atDesk' in caller && caller.atDesk) await guardAtDesk(endpoint, guards, caller, request);
  };
}

/** A PIN is seen by whoever stands at the counter: it does the work of the desk, and what goes beyond asks for more (M-08). */
async function guardAtDesk(
  { atDesk }: Endpoint,
  { confirmAtDesk }: Guards,
  caller: StaffCaller,
  { headers, ip }: FastifyRequest,
) {
  if (atDesk === 'never') throw new Refusal('desk_session');
  if (atDesk !== 'password') return;
  const sent = headers[passwordHeader];
  if (typeof sent !== 'string') throw new Refusal('password_needed');
  await confirmAtDesk(caller, passwordIn(sent), ip);
}

function passwordIn(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    throw new Refusal('wrong_password'); // no text at all
  }
}

/** Refuses calls about somebody else, as the endpoint's `own` says. */
function createOwnershipCheck({ own, refusals }: Endpoint) {
  if (!own) return null;
  return async ({ caller, params, query, body }: FastifyRequest) => {
    const { [own]: given } = Object.assign({}, body, query, params) as Record<string, unknown>;
    if (!caller || given === undefined) return;
    const id = isStaffRole(caller.role) ? null : parseId(caller.role, String(given));
    if (id === caller.id) return;
    const isDeclared = refusals.includes('doctor_not_found');
    throw new Refusal(id === null && isDeclared ? 'doctor_not_found' : 'forbidden');
  };
}

const jsonType = 'application/json; charset=utf-8';

function findFormScope({ form, path }: Endpoint, forms: FormScopes | undefined): FormScope | null {
  if (!form) return null;
  if (!forms) throw new Error(`${path} takes a form, and no place for forms was given.`);
  return form === 'upload' ? forms.upload : forms.photo;
}

/** What people uploaded may run nothing, wherever it is opened. */
const addSandboxHeader = (reply: FastifyReply) =>
  reply.header('content-security-policy', `${reply.getHeader('content-security-policy')};sandbox`);

function sendFile(reply: FastifyReply, type: string, { name, type: own, content }: FileAnswer) {
  // RFC 6266: an ASCII name for old programs, the whole name for all others.
  if (own) addSandboxHeader(reply);
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return reply
    .type(own ?? type)
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send(content);
}

/** What a handler gets of a request; what few of them ask for is found when it is asked for. */
class RequestCall {
  readonly #request: FastifyRequest;
  readonly input: Pick<FastifyRequest, 'params' | 'query' | 'headers' | 'body'>;
  /** Whose records the answer shows, once the handler has said so. */
  shown: readonly number[] | null = null;
  about: string | undefined;

  constructor(request: FastifyRequest) {
    this.#request = request;
    const { params, query, headers, body } = request;
    this.input = { params, query, headers, body };
  }
  get caller() {
    return this.#request.operator ?? this.#request.caller;
  }
  get photo() {
    return this.#request.photo;
  }
  get sentFile() {
    return this.#request.sentFile;
  }
  get address() {
    return this.#request.ip;
  }
  get client() {
    const { ip, headers } = this.#request;
    return { address: ip, userAgent: headers['user-agent'] ?? '' };
  }
  get isFromThisMachine() {
    return isFromThisMachine(this.#request.raw);
  }
  get isSignedIn() {
    return this.#request.headers.authorization !== undefined;
  }
  get locale() {
    return findLocale(this.#request.headers);
  }
  get showed(): Showed {
    return (patientIds, about) => {
      this.shown = patientIds;
      this.about = about;
    };
  }
}

/**
 * Makes the function that mounts endpoints: guard, form, validation, own id, handler, serialisation. What is
 * refused to a caller, and whose record is shown, is recorded before the answer leaves.
 */
export function createMount(
  app: FastifyInstance,
  guards: Guards,
  record: CallRecorder,
  forms?: FormScopes,
): Mount {
  return (endpoint, handler, limit) => {
    const place = findFormScope(endpoint, forms);
    const refused = async (request: FastifyRequest, error: unknown): Promise<never> => {
      await record.refusal(endpoint, request, error);
      throw error;
    };
    const watched = (step: ((request: FastifyRequest) => Promise<void>) | null) =>
      step ? [(request: FastifyRequest) => step(request).catch((error) => refused(request, error))] : [];
    const options: RouteShorthandOptions = {
      schema: buildRouteSchema(endpoint),
      onRequest: watched(createGuard(endpoint, guards)),
      preValidation: place?.readForm ?? [],
      preHandler: watched(createOwnershipCheck(endpoint)),
      config: {
        limitBySession: limit === undefined || typeof endpoint.who !== 'string',
        ...(limit !== undefined && { limit }),
      },
    };
    (place?.app ?? app).route({
      ...options,
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const call = new RequestCall(request);
        const work = () => handler(call as unknown as EndpointCall<typeof endpoint>);
        const sent = request.photo ?? request.sentFile?.bytes;
        const answer = await (place && sent ? place.takeUpload(sent.length, work) : work()).catch((error) =>
          refused(request, error),
        );
        if (endpoint.reads) {
          if (!call.shown) throw new Error(`${endpoint.path} did not say whose record it showed`);
          await record.reading(endpoint, request, call.shown, call.about);
        }
        // Personal, or true for a moment only: never cached.
        reply.code(endpoint.status).header('cache-control', 'no-store');
        if (answer instanceof JsonResponse) return reply.type(jsonType).send(answer.json);
        return endpoint.file ? sendFile(reply, endpoint.file, answer as FileAnswer) : reply.send(answer);
      },
    });
  };
}
