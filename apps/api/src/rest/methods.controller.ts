import { localized } from '#kernel';
import { All, Controller, Req, UseFilters } from '@nestjs/common';
import type { Request } from 'express';
import { ForEverybody } from '../access/scope-guard.js';
import { ApiError } from '../errors/api-error.js';
import { ProblemFilter } from './problem-filter.js';
import { ownRoutes } from './routes/own-routes.js';
import { routes } from './routes/routes.js';
import { nothingHere } from './run/nothing-here.js';

/** Requests that no route takes: for an address that takes other methods, or for none. */
@Controller()
@UseFilters(ProblemFilter)
export class MethodsController {
  @ForEverybody()
  @All('v1/*rest')
  refuse(@Req() { method, path }: Request): never {
    const allowed = methodsAt(path);
    if (allowed.length === 0) throw nothingHere();
    const allow = allowed.join(', ');
    throw new ApiError(
      'METHOD_NOT_ALLOWED',
      localized(`This address takes ${allow}, not ${method}.`, `Cette adresse prend ${allow}, et non ${method}.`),
      { allow },
    );
  }
}

/** The methods of the routes at a path, for the header `Allow`. */
function methodsAt(path: string): readonly string[] {
  const methods = places.flatMap(({ pattern, method }) => (pattern.test(path) ? [method] : []));
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort();
}

const places = [...routes, ...ownRoutes.map(({ path }) => ({ path, method: 'get' }))].map(({ path, method }) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  method: method.toUpperCase(),
}));
