import { fightMonster } from '../campaigns/campaign-combats.js';
import { fightDuel, freeElements } from '../combats/duels.js';
import { elements } from '../content/vocabulary.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse } from '../refusals.js';

/** The element of a combat against a monster, or of a duel (GUILD-106). */
export const elementCommands: CommandTable<'chooseElement'> = {
  chooseElement: {
    steps: ['quest.element', 'combat.element'],
    offers: () => elements.map((element) => ({ type: 'chooseElement', element })),
    check({ fight }, { element }) {
      const locked = fight?.kind === 'combat' && !freeElements(fight).includes(element);
      return locked ? refuse(106, 'illegalChoice') : undefined;
    },
    perform(turn, { element }, seat) {
      if (turn.state.fight?.kind === 'campaign') fightMonster(turn, seat, element);
      else fightDuel(turn, element);
    },
  },
};
