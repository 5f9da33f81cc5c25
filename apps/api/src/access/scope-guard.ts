import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import { ApiError } from '../errors/api-error.js';
import type { ApiContext } from '../requests/api-context.js';
import type { Scope } from './scopes.js';

const NEEDS = 'chronicler:needs';

/** The operation takes a token with this scope. */
export const Needs = (scope: Scope): MethodDecorator => SetMetadata(NEEDS, scope);

/** The operation is for everybody, with or without a token. */
export const ForEverybody = (): MethodDecorator => SetMetadata(NEEDS, 'nothing');

/**
 * The one place where scopes are checked. An operation that does not say what it needs is closed:
 * whoever forgets the decorator finds out at the first call.
 */
@Injectable()
export class ScopeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType<GqlContextType>() !== 'graphql') return true;
    const needs = this.reflector.get<Scope | 'nothing' | undefined>(NEEDS, context.getHandler());
    const { caller } = GqlExecutionContext.create(context).getContext<ApiContext>();
    if (needs === 'nothing') return true;
    if (needs === undefined)
      throw new Error(`The operation "${context.getHandler().name}" does not say which scope it needs.`);
    if (caller.account === null) throw new ApiError('UNAUTHENTICATED', `This takes a token with the scope "${needs}".`);
    if (!caller.scopes.has(needs)) throw new ApiError('FORBIDDEN', `Your token lacks the scope "${needs}".`);
    return true;
  }
}
