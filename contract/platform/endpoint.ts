import type { z } from 'zod';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { RefusalCode } from './refusals.ts';
import type { Tag } from './tags.ts';

/** What a session acts as: a person's own, or one of the staff of a hospital (docs/access.md). */
export type Role = 'patient' | 'doctor' | StaffRole;

/**
 * One call of the API, as a value. The server's validation and serialisation, the browser's typed client and
 * the OpenAPI document are derived from it (docs/product.md#the-api).
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api; `:name` is a path parameter. */
  readonly path: `/${string}`;
  /** What it does, in one line. */
  readonly summary: string;
  /** What else whoever calls it should know; for the API page, as Markdown. */
  readonly description?: string;
  /** The group on the API page. */
  readonly tag: Tag;
  /** Anybody, whoever runs the installation, or whoever has a session in one of the roles. */
  readonly who: 'anyone' | 'operator' | readonly Role[];
  /**
   * What somebody of a hospital's staff needs for it in a session that a PIN opened at a shared desk: nothing more, the
   * password in the header `x-password`, or a session of their own. Each call that changes something or answers a file says
   * it (M-08); the others need nothing more.
   */
  readonly atDesk?: 'pin' | 'password' | 'never';
  /**
   * The field of path, query or body that must be the caller's own id, where one is given: a call about
   * oneself only. Another id is `forbidden`; what is no id at all is `doctor_not_found` where that is
   * declared, else `forbidden`.
   */
  readonly own?: string;
  /**
   * The answer shows the record of patients, who may be somebody else than the caller: every such reading is
   * kept in the audit log (docs/decisions/026-audit-log.md). The handler says whose it was.
   */
  readonly reads?: 'patient records';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodObject;
  /**
   * A multipart form: text fields as in `body`, and an optional image in the field `photo`; with 'upload', a
   * document of up to 10 MB in the field `file`.
   */
  readonly form?: true | 'upload';
  readonly status: 200 | 201;
  readonly answer: z.ZodType;
  /** The answer is a file of this type instead of JSON; 'application/octet-stream' says: of the type it has. */
  readonly file?:
    | 'application/pdf'
    | 'application/octet-stream'
    | 'text/csv; charset=utf-8'
    | 'text/calendar; charset=utf-8';
  /** Its own refusals, beside those that every endpoint may answer (contract/platform/refusals.ts). */
  readonly refusals: readonly RefusalCode[];
}

/**
 * Declares an endpoint and keeps its exact types. A browser that needs one endpoint of a file leaves out the
 * others.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type Input<T> = T extends z.ZodType ? z.input<T> : never;
type Parsed<T> = T extends z.ZodType ? z.output<T> : never;
type Part<E, K extends keyof E> = undefined extends E[K] ? never : E[K];

/** What a caller passes: only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'headers' | 'body' as Part<E, K> extends never ? never : K]: Input<Part<E, K>>;
};

/** What a handler receives after validation. */
export type HandlerInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'headers' | 'body' as Part<E, K> extends never ? never : K]: Parsed<Part<E, K>>;
};

/** A file as a handler returns it; `name` is suggested for saving it. */
export interface FileAnswer {
  readonly name: string;
  /** Of what differs from file to file; otherwise the endpoint says it. */
  readonly type?: string;
  readonly content: string | Uint8Array;
}

/** The answer as a caller gets it: JSON, or a file. */
export type Answer<E extends Endpoint> = E['file'] extends string ? Blob : z.output<E['answer']>;
/** The answer as a handler returns it, before serialisation. */
export type HandlerAnswer<E extends Endpoint> = E['file'] extends string ? FileAnswer : z.input<E['answer']>;
