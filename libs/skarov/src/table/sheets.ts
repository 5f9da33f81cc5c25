import type { SheetNumbers } from '#skirmish';
import type { InnatePower } from '#skirmish/content';
import { heroOf, isInPlay } from '#skirmish/figures';
import { eventCard, heroSheet, villainSheet } from '../content/catalogue.js';
import type { VillainSheet } from '../content/schema.js';
import { techniquesBeside } from '../overlord/set-events.js';
import type { Figure, State } from '../state.js';
import type { CardId } from '../words.js';

/** The sheet of a figure; only heroes have mind (SKAROV-SHEET-01). */
export const sheetOf = (state: State, { kind, id, sheetId }: Figure): SheetNumbers =>
  kind === 'HERO' ? heroSheet(id, heroOf(state, id).rank) : villainSheet(sheetId);

/** The powers that the sheet of a figure prints, with those of the event in force (SKAROV-EVT-08). */
export function innatePowers(state: State, figure: Figure): InnatePower | readonly InnatePower[] | undefined {
  const { kind, id, sheetId } = figure;
  if (kind === 'HERO') return heroSheet(id, heroOf(state, id).rank).innate;
  const { powers } = villainSheet(sheetId);
  const event = eventOn(state, figure);
  return event === null ? powers : withEvent(powers, event);
}

/** The event in force for the sheet of a figure: the first figure of the sheet has it, once for all whom its text names. */
function eventOn({ overlord, figures }: State, { id, sheetId }: Figure): CardId | null {
  const played = overlord.inForce.find((event) => event.sheetId === sheetId);
  if (!played) return null;
  const first = figures.find((figure) => figure.sheetId === sheetId && isInPlay(figure));
  return first?.id === id ? played.cardId : null;
}

const joined = new WeakMap<VillainSheet['powers'], Map<CardId, readonly InnatePower[]>>();

/** The same list for the same sheet and card, since it is asked for again and again. */
function withEvent(powers: VillainSheet['powers'], cardId: CardId): readonly InnatePower[] {
  let byCard = joined.get(powers);
  if (!byCard) joined.set(powers, (byCard = new Map<CardId, readonly InnatePower[]>()));
  let list = byCard.get(cardId);
  if (!list) byCard.set(cardId, (list = [...powers, ...powerOfEvent(cardId)]));
  return list;
}

/** The changes by an event, as a power that always works. */
function powerOfEvent(cardId: CardId): InnatePower[] {
  const { name, event } = eventCard(cardId);
  if (!event?.modifiers && !event?.grants) return [];
  const { text, modifiers, grants } = event;
  const changes = { ...(modifiers ? { modifiers } : {}), ...(grants ? { grants } : {}) };
  return [{ id: cardId, name, text, power: { trigger: 'PERMANENT', ...changes } }];
}

/** Actions of a figure in an activation: three of a hero, of a villain those of its sheet and of its cards (SKAROV-SHEET-05, SKAROV-EVT-03). */
export function actionsOf(state: State, { kind, sheetId }: Figure): number {
  if (kind !== 'VILLAIN') return 3;
  const given = techniquesBeside(state, sheetId).reduce((sum, { actions = 0 }) => sum + actions, 0);
  return Math.max(0, villainSheet(sheetId).actions + given);
}
