import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { toAddressBlock } from '#server/platform/http/address-block.ts';
import { createClaimsReader } from '#server/platform/http/token-claims.ts';
import { type CallLimit, perAddress, perAddressSignedIn, perSession } from './call-limits.ts';
import { type CallCounter, createCallCounter } from './count-calls.ts';
import { isInternalCall } from './internal-calls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A limit of its own instead of that for all calls together; false for none. */
    limit?: CallLimit | false;
    /** True if calls with a token are counted by its session instead of the address. */
    limitBySession?: boolean;
  }
}

const unlimited = Symbol('unlimited');
const maxCachedBlocks = 10_000;

export async function withoutLimits(
  app: FastifyInstance,
  routes: (scope: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.decorate(unlimited, true);
    await routes(scope);
  });
}

/** Caches the newest address blocks, as parsing an IPv6 address is slow. */
function createBlockCache(): (address: string) => string {
  const blocks = new Map<string, string>();
  return (address) => {
    const known = blocks.get(address);
    if (known !== undefined) return known;
    if (blocks.size >= maxCachedBlocks) blocks.clear();
    const block = toAddressBlock(address);
    blocks.set(address, block);
    return block;
  };
}

export function tooManyRequests(seconds: number): Refusal {
  return new Refusal('too_many_requests', { waitMinutes: Math.ceil(seconds / 60) }, seconds);
}

/**
 * Limits the calls of all routes registered afterwards: those of signed-in people by session, all others by
 * address. Refuses with `too_many_requests`.
 */
export function limitCalls(app: FastifyInstance, deps: Deps): void {
  const findBlock = createBlockCache();
  const readClaims = createClaimsReader(deps);
  const counters = new Map<string, CallCounter>();
  const findCounter = (name: string, limit: CallLimit) => {
    const counter = counters.get(name) ?? createCallCounter(deps, name, limit);
    counters.set(name, counter);
    return counter;
  };

  const byPeople = findCounter('people', perAddressSignedIn);

  const createHook = (byAddress: CallCounter, bySession: CallCounter | null): onRequestHookHandler => {
    const checkLimits = ({ ip, headers: { authorization } }: FastifyRequest) => {
      const claims = bySession && authorization && readClaims(authorization);
      if (!claims) return byAddress.take(findBlock(ip));
      const together = byPeople.take(findBlock(ip));
      if (together === null) return bySession.take(claims.sid);
      return typeof together === 'number'
        ? together
        : together.then((wait) => wait ?? bySession.take(claims.sid));
    };
    return (request, _reply, done) => {
      if (isInternalCall(request.headers)) return done();
      const verdict = checkLimits(request);
      if (verdict === null) return done();
      if (typeof verdict === 'number') return done(tooManyRequests(verdict));
      verdict.then((seconds) => done(seconds === null ? undefined : tooManyRequests(seconds)), done);
    };
  };

  app.addHook('onRoute', function limitRoute(this: FastifyInstance, route) {
    const { limit, limitBySession = false } = route.config ?? {};
    if (limit === false || this.hasDecorator(unlimited)) return;
    const ofAddress = findCounter(limit ? `address ${route.url}` : 'address', limit ?? perAddress);
    const ofSession = limitBySession
      ? findCounter(limit ? `session ${route.url}` : 'session', limit ?? perSession)
      : null;
    // Runs first, so that refused calls cost no database query.
    route.onRequest = [createHook(ofAddress, ofSession), ...[route.onRequest ?? []].flat()];
  });
}
