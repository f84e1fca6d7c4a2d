import type { Role } from '@countersign/contract/closed-sets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, mustEnroll, recallMustEnroll, recallPrincipal } from '../identity/index.ts';
import type { Principal } from '../platform/actor.ts';
import { addressSubject } from '../platform/address-subject.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Rate, RateLimiter, Taken } from '../platform/rate-limiter.ts';
import { cachedSettings, peekSettings, type Settings } from '../settings/index.ts';
import type { Operation, RateName } from './operation.ts';

/**
 * Who is asking, may they, and not too often: everything that is settled before a body is read.
 * The order is 401, then 429, then 403; whether a record exists is never part of it.
 */
export interface Gate {
  /** Answers at once where all that it must know is known already, as it is for most requests. */
  pass(
    operation: Operation,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Principal | null | Promise<Principal | null>;
}

const MINUTE = 60;

export function createGate(app: App, limiter: RateLimiter): Gate {
  return {
    pass: (operation, request, reply) => passKnown(operation, request, reply) ?? pass(operation, request, reply),
  };

  /** A caller who was let in a moment ago, on an operation with no rate of its own; null: the long way. */
  function passKnown(operation: Operation, request: FastifyRequest, reply: FastifyReply): Principal | null {
    const { who } = operation;
    if ('anonymous' in who || operation.rate !== undefined) return null;
    const settings = peekSettings(app);
    // What is remembered was looked at before: its form needs no second look.
    const { authorization = '' } = request.headers;
    const token = authorization.startsWith('Bearer ') ? authorization.slice(7) : null;
    const principal = settings === null || token === null ? null : recallPrincipal(app, token);
    if (principal === null || settings === null || !mayCall(who, principal)) return null;
    if (operation.beforeEnrollment !== true && recallMustEnroll(app, principal, settings)) return null;
    const rate = principalRate(principal, settings);
    const taken = limiter.takeKnown(rate, subjectOf(principal));
    if (taken === null) return null;
    tell(rate, taken, reply);
    return principal;
  }

  async function pass(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<Principal | null> {
    const { who } = operation;
    // Whoever asks whether we live must hear so even while the settings cannot be read.
    if (operation.rate === 'unlimited' && 'anonymous' in who) return null;
    const settings = await cachedSettings(app);
    if ('anonymous' in who) {
      if (who.principal === 'if-sent' && request.headers.authorization !== undefined) {
        const principal = await identify(request, reply, settings);
        await hold(principalRate(principal, settings), subjectOf(principal), reply);
        return principal;
      }
      await hold(anonymousRate(operation, settings), addressSubject(request.clientAddress), reply);
      return null;
    }

    if (operation.resourceMetadata !== undefined) {
      const metadata = `${app.config.publicUrl}${operation.resourceMetadata}`;
      reply.header('www-authenticate', `Bearer resource_metadata="${metadata}"`);
    }
    const principal = await identify(request, reply, settings);
    reply.removeHeader('www-authenticate');
    // Known from here on, also to whoever tells of a refusal.
    request.principal = principal;
    await hold(principalRate(principal, settings), subjectOf(principal), reply);
    if (operation.rate !== undefined && operation.rate !== 'unlimited')
      await hold(namedRate(operation.rate, settings), subjectOf(principal), reply);
    if (!mayCall(who, principal)) {
      throw new DomainError({ code: 'forbidden', detail: refusalFor(who, principal) });
    }
    if (operation.beforeEnrollment !== true && (await mustEnroll(app, principal, settings))) {
      throw new DomainError({
        code: 'totp_enrollment_required',
        detail:
          'Your bank demands an authenticator app. Enroll one with POST /v1/auth/totp; then everything is open again.',
      });
    }
    return principal;
  }

  async function identify(request: FastifyRequest, reply: FastifyReply, settings: Settings): Promise<Principal> {
    const token = bearerToken(request.headers.authorization);
    const principal = token === null ? null : await authenticate(app, token);
    if (principal !== null) return principal;
    // Guessing tokens is an anonymous act: it is held to the rate of an address.
    await hold(generalRate(settings), addressSubject(request.clientAddress), reply);
    throw request.headers.authorization === undefined
      ? new DomainError({
          code: 'unauthenticated',
          detail: 'Send an access token: Authorization: Bearer <accessToken>.',
        })
      : new DomainError({
          code: 'token_invalid',
          detail: 'The access token is malformed, expired or revoked. Sign in again.',
        });
  }

  async function hold(rate: Rate, subject: string, reply: FastifyReply): Promise<void> {
    const taken = await limiter.take(rate, subject);
    tell(rate, taken, reply);
    if (taken.allowed) return;
    throw new DomainError({
      code: 'rate_limited',
      detail: `At most ${rate.limit} requests in ${rate.periodSeconds} seconds are taken here. Try again in ${taken.seconds} s.`,
      retryAfterSeconds: taken.seconds,
    });
  }
}

function tell(rate: Rate, taken: Taken, reply: FastifyReply): void {
  addToList(reply, 'ratelimit-policy', `"${rate.name}";q=${rate.limit};w=${rate.periodSeconds}`);
  addToList(reply, 'ratelimit', `"${rate.name}";r=${taken.remaining};t=${taken.seconds}`);
}

/** An operation may be held to two rates; both are told. */
function addToList(reply: FastifyReply, name: string, item: string): void {
  const listed = reply.getHeader(name);
  reply.header(name, listed === undefined ? item : `${listed}, ${item}`);
}

function subjectOf(principal: Principal): string {
  return `${principal.type}:${principal.id}`;
}

function mayCall(who: Exclude<Operation['who'], { anonymous: true }>, principal: Principal): boolean {
  if (principal.type === 'user') return principal.roles.some((role: Role) => who.roles.includes(role));
  return who.scope === 'any' || (who.scope !== null && principal.scopes.includes(who.scope));
}

function refusalFor(who: Exclude<Operation['who'], { anonymous: true }>, principal: Principal): string {
  if (principal.type === 'user') return `This takes the role ${who.roles.join(' or ')}.`;
  return who.scope === null
    ? 'This takes a signed-in person; API keys are refused.'
    : `This takes a key with the scope ${who.scope}.`;
}

/** The token of an `Authorization: Bearer` header (RFC 6750), or null for anything else. */
function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([A-Za-z0-9\-._~+/]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}

function anonymousRate(operation: Operation, settings: Settings): Rate {
  if (operation.rate === undefined || operation.rate === 'unlimited') return generalRate(settings);
  return namedRate(operation.rate, settings);
}

function generalRate(settings: Settings): Rate {
  return { name: 'anonymous', limit: settings['rate.anonymous_per_minute'], periodSeconds: MINUTE };
}

function principalRate(principal: Principal, settings: Settings): Rate {
  const limit = principal.type === 'user' ? settings['rate.user_per_minute'] : settings['rate.key_per_minute'];
  return { name: principal.type, limit, periodSeconds: MINUTE };
}

function namedRate(name: RateName, settings: Settings): Rate {
  return { name, limit: settings[`rate.${name}_per_minute`], periodSeconds: MINUTE };
}
