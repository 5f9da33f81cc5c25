import { newCampaign } from './campaign.js';
import { giveUpAdventure, openAdventure, openCampaign, recordAdventure } from './decide-campaign.js';
import { decideGame, parseCommand } from './decide-game.js';
import { evolveCampaign } from './evolve-campaign.js';
import { applyCommit, settleClocks } from './evolve-game.js';
import { newGame } from './game.js';
import { cloneGame, legalCommandsOf } from './legal-commands.js';
import { sightOf } from './local-game.js';
import { undoesTo } from './proposals/points.js';
import { redactorOf } from './redaction.js';
import { takesBackTo } from './take-back.js';
import { waitingIn } from './waiting-in.js';

/** An optional ability of a kernel, which a table may need. */
export type Ability =
  | 'calendar'
  | 'chanceOfMoves'
  | 'closeGame'
  | 'forks'
  | 'grantTime'
  | 'hiddenSeeds'
  | 'pardonClock'
  | 'proposals'
  | 'replacePlayer'
  | 'substitutes'
  | 'vacation';

/**
 * The functions that run the games and campaigns of a ruleset: decide, fold and show. A released ruleset brings the one
 * with it on which its games began; ask the kernel of a game's release, never this one beside it.
 */
export const kernel = {
  newGame,
  cloneGame,
  parseCommand,
  decideGame,
  applyCommit,
  settleClocks,
  waitingIn,
  legalCommandsOf,
  takesBackTo,
  undoesTo,
  redactorOf,
  sightOf,
  newCampaign,
  openCampaign,
  openAdventure,
  recordAdventure,
  giveUpAdventure,
  evolveCampaign,
  abilities: [
    'chanceOfMoves',
    'closeGame',
    'hiddenSeeds',
    'pardonClock',
    'proposals',
    'replacePlayer',
    'substitutes',
    'calendar',
    'vacation',
    'grantTime',
    'forks',
  ] satisfies readonly Ability[],
} as const;

/** A kernel: this one, or the one of a release. The first releases say nothing of abilities: they have none. */
export type Kernel = Omit<typeof kernel, 'abilities'> & { readonly abilities?: readonly Ability[] };

/** Whether a kernel can do something. */
export const isAbleTo = ({ abilities = [] }: Kernel, ability: Ability): boolean => abilities.includes(ability);
