import { libraryOf, type Library } from '../../library/library.js';
import { defineCard, type PrintedCard } from '../../schema/define-card.js';
import type { Card } from '../../schema/card-fields.js';
import type { CardGame, Rarity, StrongholdPosition } from '../../words.js';
import type { DeckList } from '../deck-list.js';

/** Made cards, so that a test says which deck is wrong and not which card happens to be printed. */
const made = (id: string, fields: Omit<PrintedCard, 'id' | 'name' | 'set'>): Card =>
  defineCard({ id, name: { en: `Card ${id}`, fr: `Carte ${id}` }, set: id.charAt(0), ...fields });

export const creature = (id: string, { games, rarity }: { games?: CardGame[]; rarity?: Rarity } = {}): Card =>
  made(id, {
    type: 'CREATURE',
    vitality: 5,
    kind: 'MORTAL',
    offColorBonus: 1,
    size: 'MEDIUM',
    classes: ['SOLDIER'],
    flying: false,
    influenceable: false,
    ...(games ? { games } : {}),
    ...(rarity ? { rarity } : {}),
  });

export const shield = (id: string): Card => made(id, { type: 'SHIELD', dominantValue: 7 });

export const standardBearer = (id: string): Card =>
  made(id, {
    type: 'STANDARD_BEARER',
    dominantValue: 14,
    effects: [{ op: 'VITALITY', value: 2, when: { role: 'ATTACKER' } }],
  });

export const terrain = (id: string): Card => made(id, { type: 'TERRAIN', dominantValue: 6, terrainType: 'MARSH' });

export const guardian = (id: string): Card =>
  made(id, {
    type: 'GUARDIAN',
    vitality: 28,
    influenceValue: 6,
    powerStones: 7,
    baseDraw: 3,
    ldl: 0,
    mdl: 1,
    luc: 0,
  });

export const stronghold = (id: string, position: StrongholdPosition): Card =>
  made(id, { type: 'STRONGHOLD', position, strongholdSet: 'Made', defenseBonus: 3 });

/** Guardians X01, X02; strongholds X11 to X14; shields X2n; a bearer X30; terrain X31; creatures X40 to X59. */
export const madeLibrary: Library = libraryOf([
  guardian('X01'),
  guardian('X02'),
  stronghold('X11', 'LEFT'),
  stronghold('X12', 'CENTER'),
  stronghold('X13', 'RIGHT'),
  stronghold('X14', 'RIGHT'),
  shield('X21'),
  standardBearer('X30'),
  terrain('X31'),
  ...Array.from({ length: 20 }, (_, at) => creature(`X${40 + at}`)),
  creature('X60', { games: ['GUARDIANS'] }),
  creature('X61', { games: ['ARENA'] }),
]);

/** A deck of 55 made cards that is legal in both games, but for these copies. */
export function aDeck(changes: Readonly<Record<string, number>> = {}): DeckList {
  const copies: Record<string, number> = { X01: 1, X11: 1, X12: 1, X13: 1, X21: 7, X31: 8 };
  for (let at = 40; at < 58; at += 1) copies[`X${at}`] = 2;
  const changed = { ...copies, ...changes };
  return {
    cards: Object.entries(changed).flatMap(([cardId, count]) => (count > 0 ? [{ cardId, copies: count }] : [])),
  };
}
