import * as all from './all.ts';
import type { Endpoint } from './platform/endpoint.ts';

/**
 * Every endpoint by the name of its operation, which is its own name without the last word:
 * `bookAppointmentEndpoint` is the operation `bookAppointment`, carried out by the server's action
 * `bookAppointment`.
 */
export const endpointByOperation: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(all).map(([name, endpoint]) => [name.replace(/Endpoint$/, ''), endpoint]),
);
