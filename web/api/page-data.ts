import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  isRouteErrorResponse,
} from 'react-router';
import { getServerFault } from './server-fault.ts';

type LoaderData = NonNullable<HydrationState['loaderData']>;

/**
 * Loader data of a rendered page, as JSON for the browser's router. For an error it has only the status and
 * the server's message for an internal error.
 */
export interface PageData {
  readonly loaderData: LoaderData;
  /** By the id of the failed route. */
  readonly failed?: Readonly<Record<string, readonly [status: number, fault: string | null]>>;
}

export function toPageData(loaderData: LoaderData, errors: HydrationState['errors'] | null): PageData {
  if (!errors) return { loaderData };
  const status = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);
  return {
    loaderData,
    failed: Object.fromEntries(
      Object.entries(errors).map(([id, error]) => [id, [status(error), getServerFault(error)]]),
    ),
  };
}

/** The initial state of the browser's router, so that nothing is loaded twice. */
export function toHydrationState({ loaderData, failed }: PageData): HydrationState {
  if (!failed) return { loaderData };
  const errors = Object.entries(failed).map(([id, [status, fault]]) => [
    id,
    new ErrorResponse(status, '', fault),
  ]);
  return { loaderData, errors: Object.fromEntries(errors) };
}
