import type { Power } from '../content/vocabulary.js';
import type { CardId, FigureId } from '../words.js';
import { aGame } from './a-game.js';
import type { GameSetup, HeroSetup } from './game-setup.js';
import { madeCard, madeHero, type CardSetup, type HeroRecordSetup } from './made-records.js';
import { given, type Scene } from './scene.js';

/** A power that lets its figure attack from afar. */
export const ranged: Power = { trigger: 'PERMANENT', grants: [{ who: { of: 'SELF' }, ability: 'RANGED_ATTACKS' }] };

/** A made hero with open cards. */
export interface Fighter extends HeroSetup {
  readonly id: FigureId;
  /** The first of them. */
  readonly card: CardId;
}

/** A made hero with open cards: techniques lie right, powers left. */
export function armed(numbers: HeroRecordSetup = {}, cards: readonly CardSetup[] = []): Fighter {
  const id = madeHero(numbers);
  const inPlay = cards.map((card) => ({
    cardId: madeCard(id, card),
    side: card.power ? ('LEFT' as const) : ('RIGHT' as const),
  }));
  return { id, inPlay, card: inPlay[0]?.cardId ?? '' };
}

/** The first hero is active; seat 0 plays it, seat 1 plays the second. */
export const fight = (heroes: readonly HeroSetup[], setup: GameSetup = {}): Scene =>
  given(aGame({ heroes, at: 'activation', ...setup }));

/** Two heroes side by side, on 0,0 and 1,0; the first is active. */
export const duel = (hero: HeroSetup, target: HeroSetup, setup: GameSetup = {}): Scene =>
  fight(
    [
      { ...hero, at: '0,0' },
      { ...target, at: '1,0' },
    ],
    setup,
  );
