import { findHero } from '../content/catalogue.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { heroOf } from '../table/figures.js';
import { ownHeroesInPlay, ownHeroInPlay } from '../table/heroes.js';
import { characteristics } from '../words.js';

/** The +1 tokens of a team-up hero in a turn (CLASH-026). */
const TOKENS = 2;

export const tokenCommands = {
  placeTeamUpTokens: {
    steps: ['strategy'],
    check(state, { heroId, characteristics: chosen }, seat) {
      if (!findHero(heroId)) return refuse(26, 'UNKNOWN_ID', { id: heroId });
      const hero = ownHeroInPlay(state, seat, heroId);
      if (!hero?.teamUp) return refuse(26, 'NOT_TEAMUP', { hero: heroId });
      if (hero.tokens) return refuse(26, 'ALREADY_PLACED');
      if (chosen.length !== TOKENS) return refuse(27, 'CHARACTERISTIC_NOT_ALLOWED');
      return chosen[0] === chosen[1] ? refuse(27, 'SAME_CHARACTERISTIC') : undefined;
    },
    *offers(state, seat) {
      for (const { heroId, teamUp, tokens } of ownHeroesInPlay(state, seat)) {
        if (!teamUp || tokens) continue;
        for (const [place, first] of characteristics.entries()) {
          for (const second of characteristics.slice(place + 1)) {
            yield { type: 'placeTeamUpTokens', heroId, characteristics: [first, second] };
          }
        }
      }
    },
    perform(turn, { heroId, characteristics: chosen }, seat) {
      const { side } = heroOf(turn.state, heroId);
      turn.emit({ type: 'teamUpTokensPlaced', seat, side, heroId, characteristics: [...chosen] });
    },
  },
} satisfies Partial<CommandTable>;

export const tokenEvolvers = {
  teamUpTokensPlaced(state, { heroId, characteristics: chosen }) {
    heroOf(state, heroId).tokens = [...chosen];
  },
} satisfies Partial<Evolvers>;
