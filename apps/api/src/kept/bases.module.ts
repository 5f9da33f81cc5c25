import { Module } from '@nestjs/common';
import { BaseFaultResolver, BaseResolver, BasesResolver } from './bases.resolver.js';
import { KeptModule } from './kept.module.js';

/** Bases in the schema: only where a ruleset is played with bases. */
@Module({ imports: [KeptModule], providers: [BasesResolver, BaseResolver, BaseFaultResolver] })
export class BasesModule {}
