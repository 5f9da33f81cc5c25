import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ProblemFilter } from '../rest/problem-filter.js';
import { ErrorFilter } from './error-filter.js';

/** The filter of every handler. */
@Module({ providers: [ProblemFilter, { provide: APP_FILTER, useClass: ErrorFilter }] })
export class ErrorsModule {}
