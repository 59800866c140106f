import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const name = 'x-hams-own-call';
const secret = randomBytes(32).toString('base64url');

/**
 * The headers by which a process knows a call of its own, made for a page: whoever asked for the page was
 * counted for it, and others may be shown the same page.
 */
export const internalCallHeaders: Readonly<Record<string, string>> = { [name]: secret };

export const isInternalCall = (headers: IncomingHttpHeaders): boolean => headers[name] === secret;
