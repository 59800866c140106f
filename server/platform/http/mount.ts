import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { passwordHeader } from '#contract/accounts/password-header.ts';
import type { Endpoint, FileAnswer, HandlerAnswer, HandlerInput, Role } from '#contract/platform/endpoint.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { CallRecorder } from '#server/platform/audit/record-calls.ts';
import type { UploadedFile } from '#server/platform/files/read-form.ts';
import type { AcceptUpload } from '#server/platform/files/stored-uploads.ts';
import type { CallLimit } from '#server/platform/limits/call-limits.ts';
import type { AnyActor, OperatorActor, SignedInActor, StaffActor } from './actor.ts';
import { isFromThisMachine } from './is-from-this-machine.ts';
import { JsonResponse } from './json-response.ts';
import { findLocale, type Locale } from './language.ts';
import { InvalidInput } from './problems.ts';

type ActorAs<R> = R extends StaffRole ? StaffActor : SignedInActor;

export interface Client {
  readonly address: string;
  readonly userAgent: string;
}

type Showed = (patientIds: readonly number[], about?: string) => void;

export interface EndpointCall<E extends Endpoint> {
  readonly input: HandlerInput<E>;
  readonly actor: E['who'] extends readonly Role[]
    ? ActorAs<E['who'][number]>
    : E['who'] extends 'operator'
      ? OperatorActor
      : null;
  /** Reports whose records the response shows, and the subject, if the input of the call does not say so. */
  readonly showed: E['reads'] extends string ? Showed : undefined;
  readonly photo: Buffer | null;
  readonly sentFile: UploadedFile | null;
  readonly address: string;
  readonly client: Client;
  readonly isFromThisMachine: boolean;
  /**
   * True if the caller is signed in, even where that is not required: they may look for what they have just
   * written.
   */
  readonly isSignedIn: boolean;
  readonly locale: Locale;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: AnyActor | null;
    operator: OperatorActor | null;
    photo: Buffer | null;
    sentFile: UploadedFile | null;
  }
}

export type Authenticate = (request: FastifyRequest) => Promise<AnyActor>;
export interface Guards {
  readonly authenticate: Authenticate;
  readonly authenticateOperator: (request: FastifyRequest) => Promise<OperatorActor>;
  readonly confirmAtDesk: (actor: StaffActor, password: string) => Promise<void>;
}
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

export type Mount = <E extends Endpoint>(
  endpoint: E,
  handler: (call: EndpointCall<E>) => Promise<HandlerAnswer<E> | JsonResponse>,
  limit?: CallLimit | false,
) => void;

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
    const actor = await guards.authenticate(request);
    request.actor = actor;
    if (!who.includes(actor.role)) throw new Refusal('forbidden');
    if ('atDesk' in actor && actor.atDesk) await guardAtDesk(actor, endpoint, guards, request);
  };
}

/** A PIN can be seen at the counter, so it only allows front-desk work; anything more needs the password. */
async function guardAtDesk(
  actor: StaffActor,
  { atDesk }: Endpoint,
  { confirmAtDesk }: Guards,
  { headers }: FastifyRequest,
) {
  if (atDesk === 'never') throw new Refusal('desk_session');
  if (atDesk !== 'password') return;
  const sent = headers[passwordHeader];
  if (typeof sent !== 'string') throw new Refusal('password_needed');
  await confirmAtDesk(actor, passwordIn(sent));
}

function passwordIn(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    throw new Refusal('wrong_password');
  }
}

function createOwnershipCheck({ own, refusals }: Endpoint) {
  if (!own) return null;
  return async ({ actor, params, query, body }: FastifyRequest) => {
    const { [own]: given } = Object.assign({}, body, query, params) as Record<string, unknown>;
    if (!actor || given === undefined) return;
    if (given === actor.id) return;
    const isDeclared = refusals.includes('doctor_not_found');
    throw new Refusal(given === 0 && isDeclared ? 'doctor_not_found' : 'forbidden');
  };
}

const jsonType = 'application/json; charset=utf-8';

function findFormScope({ form, path }: Endpoint, forms: FormScopes | undefined): FormScope | null {
  if (!form) return null;
  if (!forms) throw new Error(`${path} takes a form, and no place for forms was given.`);
  return form === 'upload' ? forms.upload : forms.photo;
}

/** Uploaded files may run no scripts, wherever they are opened. */
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

/** The handler's view of a request; rarely used properties are computed on demand. */
class RequestCall {
  readonly #request: FastifyRequest;
  readonly input: Pick<FastifyRequest, 'params' | 'query' | 'headers' | 'body'>;
  shown: readonly number[] | null = null;
  about: string | undefined;

  constructor(request: FastifyRequest) {
    this.#request = request;
    const { params, query, headers, body } = request;
    this.input = { params, query, headers, body };
  }
  get actor() {
    return this.#request.operator ?? this.#request.actor;
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
 * Creates the function that mounts endpoints: guard, form, validation, own id, handler, serialization.
 * Refusals and shown records are logged before the response is sent.
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
        // Responses are personal or short-lived, so they are never cached.
        reply.code(endpoint.status).header('cache-control', 'no-store');
        if (answer instanceof JsonResponse) return reply.type(jsonType).send(answer.json);
        return endpoint.file ? sendFile(reply, endpoint.file, answer as FileAnswer) : reply.send(answer);
      },
    });
  };
}
