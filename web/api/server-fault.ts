import { isRouteErrorResponse } from 'react-router';
import { ApiError } from './client.ts';

/** The server's message for an internal error, with a reference for support; null for any other error. */
export function getServerFault(error: unknown): string | null {
  if (error instanceof ApiError) return error.code === 'internal' ? error.message : null;
  return isRouteErrorResponse(error) && error.status === 500 ? error.data : null;
}
