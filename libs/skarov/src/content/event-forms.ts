import { chooseKind } from './choose-kind.js';
import type { EventCard } from './schema.js';
import { chosen } from './selectors.js';
import type { Effect } from './vocabulary.js';

type OverlordEvent = NonNullable<EventCard['event']>;

/** The effects of an event, with its text (SKAROV-EVT-07). */
export function event(en: string, fr: string, parts: Omit<OverlordEvent, 'text'>): OverlordEvent {
  return { text: { en: `Event: ${en}`, fr: `Événement : ${fr}` }, ...parts };
}

/** The changes by an event until the turn ends (SKAROV-EVT-08). */
export function thisTurn(
  en: string,
  fr: string,
  parts: Pick<OverlordEvent, 'needs' | 'modifiers' | 'grants'>,
): OverlordEvent {
  return event(`this turn, ${en}`, `pour ce tour, ${fr}`, parts);
}

/** "choose a robot": its kind, then the figure, which is CHOSEN. */
export const chooseRobot = (effects: Effect[]): Effect =>
  chooseKind((sheet) => [{ chooseFigure: { among: { of: 'SHEET', sheet }, do: effects } }]);

/** "choose a hero", who is CHOSEN. */
export const chooseHero = (effects: Effect[]): Effect => ({
  chooseFigure: { among: { of: 'HEROES' }, do: effects },
});

/** "heroes in its zone": that of the figure last chosen */
export const heroesThere = { of: 'HEROES', inZone: { zoneOf: chosen } } as const;
