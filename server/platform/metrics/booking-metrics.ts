import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import {
  bookAppointmentEndpoint,
  bookFollowUpEndpoint,
  pickNewTimeEndpoint,
} from '#contract/appointments/appointments.ts';
import { bookOnBehalfEndpoint } from '#contract/hospital/hospital-bookings.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';

const bookingEndpoints: readonly [endpoint: Endpoint, by: 'patient' | 'doctor' | 'desk'][] = [
  [bookAppointmentEndpoint, 'patient'],
  [pickNewTimeEndpoint, 'patient'],
  [bookFollowUpEndpoint, 'doctor'],
  [bookOnBehalfEndpoint, 'desk'],
];

const formatEndpoint = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} /api${path}`;
const bookedBy = new Map(bookingEndpoints.map(([endpoint, by]) => [formatEndpoint(endpoint), by]));
const formatRoute = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url}`;

/**
 * Counts bookings by outcome: `booked`, or the code of the refusal. Repeats with an idempotency key count
 * again, because their caller gets another response.
 */
export function registerBookingMetrics(registry: Registry, app: FastifyInstance): void {
  const bookings = new Counter({
    name: 'hams_bookings_total',
    help: 'Bookings by outcome: booked, or the code of the refusal',
    labelNames: ['by', 'outcome'],
    registers: [registry],
  });
  for (const by of new Set(bookedBy.values())) bookings.inc({ by, outcome: 'booked' }, 0);
  app.addHook('onResponse', (request, reply, done) => {
    const by = bookedBy.get(formatRoute(request));
    if (by && reply.statusCode < 300) bookings.inc({ by, outcome: 'booked' });
    else if (by && request.refused) bookings.inc({ by, outcome: request.refused });
    done();
  });
}
