import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { WorkerParts } from './worker-parts.js';
import { WorkerModule } from './worker.module.js';

/** A worker on these parts, at work. Closing it ends the jobs at hand, and closes none of the parts. */
export const createWorker = (parts: WorkerParts): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(WorkerModule.with(parts), {
    logger: parts.logger ?? ['fatal', 'error', 'warn'],
    abortOnError: false,
  });
