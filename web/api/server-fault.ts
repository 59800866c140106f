import { isRouteErrorResponse } from 'react-router';
import { ApiError } from './client.ts';

/** What the server says of an error of its own, with the reference that the clinic finds it by; null of any other. */
export function getServerFault(error: unknown): string | null {
  if (error instanceof ApiError) return error.code === 'internal' ? error.message : null;
  return isRouteErrorResponse(error) && error.status === 500 ? error.data : null;
}
