import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { FinishedResults } from './finished-results.js';
import { resultsProviders } from './results.providers.js';
import { ResultsResolver } from './results.resolver.js';

/** Results of finished games. */
@Module({ imports: [GamesModule], providers: [...resultsProviders, FinishedResults, ResultsResolver] })
export class ResultsModule {}
