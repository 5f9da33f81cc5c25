import { Controller, Delete, Get, Post, Put, Req, Res, UseFilters, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ForEverybody } from '../access/scope-guard.js';
import { LiveAnswers } from './live/live-answers.js';
import { ProblemFilter } from './problem-filter.js';
import { nestPath } from './routes/own-route.js';
import type { Route } from './routes/route.js';
import { routes } from './routes/routes.js';
import { RestOperations } from './run/rest-operations.js';

/** Answers every route. Its operation states the scope that it needs. */
@Controller()
@UseFilters(ProblemFilter)
class RestController {
  constructor(
    private readonly operations: RestOperations,
    private readonly live: LiveAnswers,
  ) {}

  protected answer(route: Route, request: Request, response: Response): Promise<void> {
    return route.group === 'live'
      ? this.live.answer(route, request, response)
      : this.operations.answer(route, request, response);
  }
}

const methods = { delete: Delete, get: Get, post: Post, put: Put } as const;

/** The controller with a handler for each route, as Nest's decorators would make it. */
export function restController(): Type {
  for (const route of routes) {
    const name = `${route.method} ${route.path}`;
    const handle = function (this: RestController, request: Request, response: Response): Promise<void> {
      return this.answer(route, request, response);
    };
    const descriptor = { value: handle, configurable: true };
    const { prototype } = RestController;
    Object.defineProperty(prototype, name, descriptor);
    Req()(prototype, name, 0);
    Res()(prototype, name, 1);
    ForEverybody()(prototype, name, descriptor);
    methods[route.method](nestPath(route.path))(prototype, name, descriptor);
  }
  return RestController;
}
