import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeptModule } from '../kept/kept.module.js';
import { Bringing } from './bringing.js';
import { ChoicesResolver } from './choices.resolver.js';
import { ClockResolver } from './clock.resolver.js';
import { TablePieceResolver } from './table-piece.resolver.js';
import { CommandAnswers } from './command-answers.js';
import { CommandRejectedResolver, VersionConflictResolver } from './command-rejected.resolver.js';
import { CommandResolver } from './command.resolver.js';
import { ConsentResolver } from './consent.resolver.js';
import { ConditionalResolver } from './conditional.resolver.js';
import { FinishedGames } from './finished-games.js';
import { GameAtResolver } from './game-at.resolver.js';
import { GameEventResolver } from './game-event.resolver.js';
import { GameListResolver } from './game-list.resolver.js';
import { GameOpenerResolver } from './game-opener.resolver.js';
import { GameSeatResolver } from './game-seat.resolver.js';
import { GameAtViewResolver, GameViewResolver } from './game-view.resolver.js';
import { GameResolver } from './game.resolver.js';
import { LeaversResolver } from './leavers.resolver.js';
import { LegalCommandResolver } from './legal-command.resolver.js';
import { NamedStreams } from './named-streams.js';
import { ParkingResolver } from './parking.resolver.js';
import { SeatChangeResolver } from './seat-change.resolver.js';
import { ShownGames } from './shown-games.js';
import { TableOpening } from './table-opening.js';
import { TableResolver } from './table.resolver.js';
import { VerdictResolver } from './verdict.resolver.js';
import { WaitingForNothingResolver, WaitingForRulesResolver, WaitingForSeatsResolver } from './waiting.resolver.js';

const shared = [CommandAnswers, FinishedGames, NamedStreams, ShownGames];

/** Games: tables, commands, events and views. */
@Module({
  imports: [AccessModule, KeptModule],
  providers: [
    ...shared,
    Bringing,
    TableOpening,
    ChoicesResolver,
    ClockResolver,
    TablePieceResolver,
    CommandRejectedResolver,
    CommandResolver,
    ConsentResolver,
    ConditionalResolver,
    GameAtResolver,
    GameAtViewResolver,
    GameEventResolver,
    GameListResolver,
    GameOpenerResolver,
    GameResolver,
    GameSeatResolver,
    GameViewResolver,
    LeaversResolver,
    LegalCommandResolver,
    ParkingResolver,
    SeatChangeResolver,
    TableResolver,
    VerdictResolver,
    VersionConflictResolver,
    WaitingForNothingResolver,
    WaitingForRulesResolver,
    WaitingForSeatsResolver,
  ],
  exports: shared,
})
export class GamesModule {}
