import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  isRouteErrorResponse,
} from 'react-router';

type LoaderData = NonNullable<HydrationState['loaderData']>;

/**
 * What a rendered page hands to the browser's router, as JSON. Of an error only what the screen shows is handed
 * on: the status of an answer such as 404, and nothing of what went wrong inside.
 */
export interface PageData {
  readonly loaderData: LoaderData;
  /** The status by the id of the route that failed. */
  readonly failed?: Readonly<Record<string, number>>;
}

export function pageDataOf(loaderData: LoaderData, errors: HydrationState['errors'] | null): PageData {
  if (!errors) return { loaderData };
  const status = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);
  return {
    loaderData,
    failed: Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, status(error)])),
  };
}

/** The state that the browser's router starts from, so that it asks for nothing twice. */
export function hydrationOf({ loaderData, failed }: PageData): HydrationState {
  if (!failed) return { loaderData };
  const errors = Object.entries(failed).map(([id, status]) => [id, new ErrorResponse(status, '', null)]);
  return { loaderData, errors: Object.fromEntries(errors) };
}
