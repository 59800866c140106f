import * as all from './all-endpoints.ts';
import type { Endpoint } from './platform/endpoint.ts';

const isEndpoint = (named: [string, unknown]): named is [string, Endpoint] => named[0].endsWith('Endpoint');

/**
 * By operation: the endpoint's name without its suffix. `bookAppointmentEndpoint` is the operation
 * `bookAppointment`, implemented by the server action `bookAppointment`.
 */
export const endpointByOperation: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries<unknown>(all)
    .filter(isEndpoint)
    .map(([name, endpoint]) => [name.slice(0, -'Endpoint'.length), endpoint]),
);
