import { Module } from '@nestjs/common';
import { OperationsResolver } from './operations.resolver.js';

/** What operators of the server see and do. */
@Module({ providers: [OperationsResolver] })
export class OperationsModule {}
