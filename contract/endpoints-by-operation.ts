import * as all from './all-endpoints.ts';
import type { Endpoint } from './platform/endpoint.ts';

/**
 * By operation: the endpoint's name without its suffix. `bookAppointmentEndpoint` is the operation
 * `bookAppointment`, implemented by the server action `bookAppointment`.
 */
export const endpointByOperation: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(all).map(([name, endpoint]) => [name.replace(/Endpoint$/, ''), endpoint]),
);
