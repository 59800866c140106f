import type { z } from 'zod';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { Tag } from './api-tags.ts';
import type { RefusalCode } from './refusals.ts';

/** The role of a session: patient, doctor, or a staff role of a hospital. */
export type Role = 'patient' | 'doctor' | StaffRole;

/**
 * One call of the API, as a value. The server's validation and serialisation, the browser's typed client and
 * the OpenAPI document are derived from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to /api; `:name` is a path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Further notes for callers, as Markdown on the API page. */
  readonly description?: string;
  readonly tag: Tag;
  /** `anyone` needs no session; a list names the roles that may call. */
  readonly who: 'anyone' | 'operator' | readonly Role[];
  /**
   * Required for calls that change something or answer a file: says whether a staff session opened by PIN at
   * a shared computer needs nothing more, the password in the `x-password` header, or a personal session. Other
   * calls need nothing more.
   */
  readonly atDesk?: 'pin' | 'password' | 'never';
  /**
   * A field of the path, query or body that must be the caller's own id, if given. Another id is `forbidden`;
   * an invalid id is `doctor_not_found` where that is declared, else `forbidden`.
   */
  readonly own?: string;
  /**
   * Shows records of patients who may not be the caller. Each read is written to the audit log; the handler
   * names the patients.
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
  /**
   * The answer is a file of this type instead of JSON; with 'application/octet-stream', each file has its own
   * type.
   */
  readonly file?:
    | 'application/pdf'
    | 'application/octet-stream'
    | 'text/csv; charset=utf-8'
    | 'text/calendar; charset=utf-8';
  /** In addition to the refusals that every endpoint may give (contract/platform/refusals.ts). */
  readonly refusals: readonly RefusalCode[];
}

/**
 * Declares an endpoint with its exact types. The annotation lets a bundler drop unused endpoints of a file.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type Input<T> = T extends z.ZodType ? z.input<T> : never;
type Parsed<T> = T extends z.ZodType ? z.output<T> : never;
type Part<E, K extends keyof E> = undefined extends E[K] ? never : E[K];

/** Only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'headers' | 'body' as Part<E, K> extends never ? never : K]: Input<Part<E, K>>;
};

export type HandlerInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'headers' | 'body' as Part<E, K> extends never ? never : K]: Parsed<Part<E, K>>;
};

/** The name is suggested when saving. */
export interface FileAnswer {
  readonly name: string;
  /** Set only if the type varies by file; otherwise the endpoint declares it. */
  readonly type?: string;
  readonly content: string | Uint8Array;
}

export type Answer<E extends Endpoint> = E['file'] extends string ? Blob : z.output<E['answer']>;
export type HandlerAnswer<E extends Endpoint> = E['file'] extends string ? FileAnswer : z.input<E['answer']>;
