import type { Figure, HeroState } from '../state.js';

/** A hero as it begins (CLASH-020, SKAROV-SETUP-02): the further fields of a game go on top. */
export const newHero = (hero: Pick<HeroState, 'heroId' | 'seat' | 'side' | 'rank' | 'setAside'>): HeroState => ({
  ...hero,
  hand: [],
  discard: [],
  inPlay: [],
  plan: null,
  notTaken: [],
  tookBack: false,
  missionId: null,
  missionDone: false,
  activated: false,
  bonusActions: 0,
  drewWound: false,
  usedPowers: [],
  deeds: {},
  zonesVisited: [],
});

/** A figure before it stands on the board: a hero, whose sheet has its id, unless more is said. */
export const newFigure = <F extends Pick<Figure, 'id' | 'kind' | 'side'> & Partial<Figure>>(figure: F): F & Figure => ({
  sheetId: figure.id,
  number: 1,
  ownerId: null,
  spaceId: null,
  damage: 0,
  status: 'RESERVE',
  superVillain: false,
  ...figure,
});
