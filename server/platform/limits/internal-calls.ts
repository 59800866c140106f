import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const name = 'x-hams-own-call';
const secret = randomBytes(32).toString('base64url');

/**
 * Headers by which a process recognises its own internal calls, made to render a page: the visitor was
 * already counted for the page, and the page may be cached for others.
 */
export const internalCallHeaders: Readonly<Record<string, string>> = { [name]: secret };

export const isInternalCall = (headers: IncomingHttpHeaders): boolean => headers[name] === secret;
