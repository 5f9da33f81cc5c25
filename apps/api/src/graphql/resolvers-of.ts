import type { Provider, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { RESOLVER_TYPE_METADATA } from '@nestjs/graphql';

/** The resolvers among the providers of modules, for a schema without a server. */
export const resolversOf = (modules: readonly Type[]): Type[] =>
  modules.flatMap((module) => providersOf(module).filter(isResolver));

const providersOf = (module: Type): readonly Provider[] =>
  (Reflect.getMetadata(MODULE_METADATA.PROVIDERS, module) as readonly Provider[] | undefined) ?? [];

const isResolver = (provider: Provider): provider is Type =>
  typeof provider === 'function' && Reflect.hasMetadata(RESOLVER_TYPE_METADATA, provider);
