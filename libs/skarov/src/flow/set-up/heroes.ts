import { heroChoice, newFigure, newHero } from '#skirmish/set-up';
import { seatAt } from '#skirmish/table';
import { book } from '../../rulebook.js';
import { sortTable } from '../../table/canonical-order.js';
import type { Evolvers, SkarovTurn } from '../turn.js';
import { rankByDefault, refusedRank } from './ranks.js';

export const { steps: heroSteps, commands: heroCommands } = heroChoice(book, {
  sides: ['HEROES'],
  rankByDefault,
  refusedRank,
  take(turn: SkarovTurn, seat, heroId, rank) {
    turn.emit({ type: 'heroChosen', seat, heroId, rank });
  },
});

export const heroEvolvers = {
  heroChosen(state, { seat, heroId, rank }) {
    const side = 'HEROES';
    state.heroes.push({ ...newHero({ heroId, seat, side, rank, setAside: [] }), side, shown: [] });
    state.figures.push(newFigure({ id: heroId, kind: 'HERO', side }));
    seatAt(state, seat).mainHero = heroId;
    sortTable(state);
  },
} satisfies Partial<Evolvers>;
