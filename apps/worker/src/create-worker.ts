import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { WorkerParts } from './worker-parts.js';
import { WorkerModule } from './worker.module.js';

/** A running worker on these parts. Closing it completes its current jobs, and closes none of the parts. */
export const createWorker = (parts: WorkerParts): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(WorkerModule.with(parts), {
    logger: parts.logger ?? ['fatal', 'error', 'warn'],
    abortOnError: false,
  });
