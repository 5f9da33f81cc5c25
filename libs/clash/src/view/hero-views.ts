import { inCardOrder } from '#skirmish';
import { isWoundCard } from '../content/catalogue.js';
import { deedSchema } from '../content/vocabulary.js';
import { book } from '../rulebook.js';
import type { HeroState, State } from '../state.js';
import { woundLimit } from '../wounds/outs.js';
import { heldCards, isPlanning, setOf } from './held-cards.js';
import type { HeroView } from './view-schema.js';

/** The heroes as everybody sees them: of hidden cards only how many there are, of plans only that they lie (clash.md 6). */
export const heroViews = (state: State): HeroView[] => state.heroes.map((hero) => heroView(state, hero));

function heroView(state: State, hero: HeroState): HeroView {
  const { heroId, seat, side, rank, teamUp, choosesCards, discard, inPlay, plan, tokens, setAside } = hero;
  const { missionId, missionDone, activated, bonusActions, drewWound, usedPowers, deeds } = hero;
  const held = heldCards(hero);
  const planning = isPlanning(state);
  return {
    heroId,
    seat,
    side,
    rank,
    teamUp,
    set: inCardOrder(book, heroId, setOf(hero)),
    choosesCards,
    hand: held.length,
    wounds: held.filter(isWoundCard).length,
    ...(teamUp ? {} : { woundLimit: woundLimit(state) }),
    discard: [...discard],
    inPlay: inPlay.map(({ cardId, side: at }) => ({ cardId, side: at })),
    planned: planning && plan !== null,
    tokensPlaced: planning && tokens !== null,
    tokens: planning ? [] : [...(tokens ?? [])],
    setAside: [...setAside],
    ...(missionId === null ? {} : { missionId }),
    missionDone,
    activated,
    bonusActions,
    drewWound,
    usedPowers: [...usedPowers],
    deeds: deedSchema.options.flatMap((deed) => (deeds[deed] ? [{ deed, count: deeds[deed] }] : [])),
  };
}
