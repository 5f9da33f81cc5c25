import { best, commandOf, commandsOf } from '#kernel';
import { hitChance } from '#skirmish/dice';
import { sum } from '#skirmish-presentation';
import { type Command, type CommandOf, eventCard, type EventCard } from '#skarov/queries';
import type { Standing } from '../outlook.js';
import { worthOfEffects } from './effect-worth.js';
import { stepsOfHero } from './ground.js';
import { isControlOpen, isSkarov, type Outlook } from './outlook.js';
import { actorOf, Prospects, worthOfSheet, type Change } from './prospects.js';
import { costOfHarm } from './stakes.js';

type Technique = NonNullable<EventCard['technique']>;
type OverlordEvent = NonNullable<EventCard['event']>;

/** Heroes move before villains do: what a card will be worth then is less sure. */
const FORESEEN = 0.6;
/** The least gain for which a card is played. */
const LEAST = 0.06;
/** Sheets that will hardly have a slot this turn. */
const NO_SLOT = 0.15;
/** Cards in hand from which on they are played for little. */
const FULL_HAND = 6;

/** Sets the card that brings most beside a sheet that will act; announces once none does (SKAROV-STRAT-10). */
export function lastWord(outlook: Outlook): Command | undefined {
  const slots = outlook.heroes.length;
  const sheetIds = [
    ...new Set(
      outlook.villains.filter((one) => !isSkarov(one) || isControlOpen(outlook)).map(({ sheetId }) => sheetId),
    ),
  ];
  const now = new Map(sheetIds.map((sheetId) => [sheetId, worthOfSheet(outlook, sheetId, setSoFar(outlook, sheetId))]));
  const acting = [...sheetIds].sort((one, other) => (now.get(other) ?? 0) - (now.get(one) ?? 0)).slice(0, slots);
  const gainOf = ({ cardId, sheetId }: CommandOf<'setEvent'>): number => {
    const { technique = {}, event } = eventCard(cardId);
    const changed = worthOfSheet(outlook, sheetId, joined(setSoFar(outlook, sheetId), changeOf(technique)));
    const gain = FORESEEN * (changed - (now.get(sheetId) ?? 0)) * (acting.includes(sheetId) ? 1 : NO_SLOT);
    return gain + guarding(outlook, sheetId, technique.defense ?? 0) - keeping(outlook, event);
  };
  return best(commandsOf(outlook, 'setEvent'), gainOf, LEAST) ?? commandOf(outlook, 'announceActivation');
}

/** The cost of giving an event away for the technique of its card. */
function keeping(outlook: Outlook, event: OverlordEvent | undefined): number {
  if (!event) return 0;
  const crowded = (outlook.view.sideSecrets?.overlord?.hand.length ?? 0) >= FULL_HAND;
  return crowded ? 0 : 0.5 * Math.min(0.5, worthOfEvent(outlook, event));
}

const setSoFar = ({ view }: Outlook, sheetId: string): Change =>
  (view.sideSecrets?.overlord?.set ?? [])
    .filter((set) => set.sheetId === sheetId)
    .filter(({ cardId }) => !view.overlord.set.some((shown) => shown.cardId === cardId))
    .map(({ cardId }) => changeOf(eventCard(cardId).technique ?? {}))
    .reduce(joined, {});

/** An attack bonus is power dice, a malus takes combat dice (SKAROV-TECH-03). */
const changeOf = ({ speed = 0, attack = 0, actions = 0 }: Technique): Change => ({
  speed,
  actions,
  power: Math.max(0, attack),
  combat: Math.min(0, attack),
});

const joined = (one: Change, other: Change): Change => ({
  speed: (one.speed ?? 0) + (other.speed ?? 0),
  actions: (one.actions ?? 0) + (other.actions ?? 0),
  power: (one.power ?? 0) + (other.power ?? 0),
  combat: (one.combat ?? 0) + (other.combat ?? 0),
});

/** The gain of a better defense for those of a sheet with heroes near them. */
function guarding(outlook: Outlook, sheetId: string, defense: number): number {
  if (defense === 0) return 0;
  const near = outlook.villains.filter((villain) => villain.sheetId === sheetId);
  return sum(
    near.map((villain) => {
      const attackers = outlook.heroes.filter(
        (hero) => stepsOfHero(outlook, hero.spaceId, villain.spaceId) <= hero.speed,
      );
      const saved = attackers.map(
        ({ combatDice, powerDice }) =>
          hitChance(combatDice, powerDice + 1, villain.defense) -
          hitChance(combatDice, powerDice + 1, villain.defense + defense),
      );
      return costOfHarm(outlook, villain) * sum(saved);
    }),
  );
}

/** The event that is worth most now, if it is worth playing (SKAROV-EVT-04). */
export function eventToPlay(outlook: Outlook): Command | undefined {
  const hand = outlook.view.sideSecrets?.overlord?.hand.length ?? 0;
  const least = hand >= FULL_HAND ? LEAST / 2 : LEAST * 2;
  return best(
    commandsOf(outlook, 'playEvent'),
    ({ cardId }) => worthOfEvent(outlook, eventCard(cardId).event ?? { text: { en: '', fr: '' } }),
    least,
  );
}

/** The gain of an event now: its effects, and its changes for the activated sheet until that is done. */
function worthOfEvent(outlook: Outlook, { modifiers = [], grants = [], effects = [] }: OverlordEvent): number {
  const { villain } = outlook.view;
  const does = worthOfEffects(outlook, effects);
  if (!villain || (modifiers.length === 0 && grants.length === 0)) return does;
  const left = outlook.villains.filter(
    ({ figureId }) => villain.figureIds.includes(figureId) && !villain.finished.includes(figureId),
  );
  const change = (figure: Standing): Change => ({
    speed: sum(modifiers.map(({ characteristic, by = 0 }) => (characteristic === 'SPEED' ? by : 0))),
    power: sum(
      modifiers.map(({ swapDice, power = 0, against }) => (swapDice ? figure.combatDice : against ? 0 : power)),
    ),
    combat: modifiers.some(({ swapDice }) => swapDice) ? -figure.combatDice : 0,
    againstDamaged: sum(modifiers.map(({ power = 0, against }) => (against ? power : 0))),
    ranged: grants.some(({ ability }) => ability === 'RANGED_ATTACKS'),
  });
  const gains = left.map(
    (figure) => worthOfFigure(outlook, figure, change(figure)) - worthOfFigure(outlook, figure, {}),
  );
  return does + sum(gains);
}

function worthOfFigure(outlook: Outlook, figure: Standing, change: Change): number {
  const prospects = new Prospects(outlook, actorOf(outlook, figure, change));
  return prospects.now(figure.spaceId, prospects.actor.actions);
}
