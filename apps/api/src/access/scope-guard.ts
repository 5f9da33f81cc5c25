import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';
import type { ApiContext } from '../requests/api-context.js';
import { Authentication } from './authentication.js';
import { addressOf } from '../requests/address-of.js';
import { credentialsIn } from './credentials.js';
import { keepCaller, notSignedIn, type Caller } from './caller.js';
import { lacksScope } from './lacks-scope.js';
import { keepSubject } from './rate-limit-subject.js';
import { LEAST_COST } from './points.js';
import { standingHeaders } from './rate-limit-headers.js';
import { scopeName, type Scope } from '#accounts';

const NEEDS = 'chronicler:needs';
const COSTS = 'chronicler:costs';

/** The need that a handler states: a scope, `nothing`, or `nobody` where callers are not identified. */
type Need = Scope | 'nothing' | 'nobody';

/** The operation needs a token with this scope. */
export const Needs = (scope: Scope): MethodDecorator => SetMetadata(NEEDS, scope);

/** The operation is for all callers, with or without a token; a wrong token is refused nonetheless. */
export const ForEverybody = (): MethodDecorator => SetMetadata(NEEDS, 'nothing');

/** The points that a request over HTTP costs, when it is more than the minimum. GraphQL has prices of its own. */
export const Costs = (points: number): MethodDecorator => SetMetadata(COSTS, points);

/**
 * The operation is for monitoring of the process. Callers are not identified and nothing is counted, so that a probe
 * is answered while the database is away and however often it comes.
 */
export const ForProbes = (): MethodDecorator => SetMetadata(NEEDS, 'nobody');

/**
 * The one place where scopes are checked, for all transports. A handler that does not state its need is closed, and
 * so is a transport for which it is not defined here how to identify callers: an omission shows at the first call.
 */
@Injectable()
export class ScopeGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authentication: Authentication,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { name } = context.getHandler();
    const need = this.reflector.get<Need | undefined>(NEEDS, context.getHandler());
    if (need === undefined) throw new Error(`The operation "${name}" does not say which scope it needs.`);
    if (need === 'nobody') return true;
    const caller = await this.callerIn(context);
    if (need === 'nothing') return true;
    if (caller.account === null && caller.identity) throw notSignedIn();
    if (caller.account === null)
      throw new ApiError(
        'UNAUTHENTICATED',
        localized(
          `This needs a token with the scope “${scopeName(need)}”.`,
          `Il faut pour cela un jeton avec le droit « ${scopeName(need)} ».`,
        ),
      );
    if (!caller.scopes.has(need)) throw lacksScope(need);
    return true;
  }

  private async callerIn(context: ExecutionContext): Promise<Caller> {
    const transport = context.getType<string>();
    switch (transport) {
      case 'graphql':
        // Admitted when the context was made, once for all operations of a request.
        return context.getArgs<[unknown, unknown, ApiContext]>()[2].caller;
      case 'http': {
        const http = context.switchToHttp();
        const request = http.getRequest<Request>();
        const points = this.reflector.get<number | undefined>(COSTS, context.getHandler()) ?? LEAST_COST;
        const { caller, subject } = await this.authentication.authenticate(
          credentialsIn(request),
          addressOf(request),
          points,
        );
        http.getResponse<Response>().set(standingHeaders(subject.standing));
        keepSubject(request, subject);
        return keepCaller(request, caller);
      }
      default:
        throw new Error(`Callers cannot be identified over "${transport}".`);
    }
  }
}
