import { meanOver } from '#cards-presentation';
import type { Card, StrongholdPosition } from '#cards';
import { isShieldCard, type PlacedView, type PlayerView, printed, type StrongholdView } from '#arena/queries';
import { worthOf } from './card-worth.js';
import { cardAt, chanceOn, contender } from './contenders.js';
import { creatureChance } from './enter-arena.js';
import type { Ground } from './match-ups.js';
import { inHand, type Outlook } from './outlook.js';
import { captureGain, ruinOf, victoryOf } from './stakes.js';

/** The parts of a deck that are shields, creatures, terrains: what an unseen card may be. */
const SHIELDS = 0.16;
const CREATURES = 0.47;
const TERRAINS = 0.16;
/** How often a seat puts a card on a targeted stronghold, if it holds one of the sort. */
const GARRISONED = { creature: 0.7, shield: 0.6 };

/** How likely the enemy meets the raid with what. */
interface Answer {
  readonly creature: number;
  readonly shield: number;
  readonly nothing: number;
}

export const strongholdAt = ({ strongholds }: PlayerView, position: StrongholdPosition): StrongholdView | undefined =>
  strongholds.find((one) => one.position === position);

/** The stronghold that a seat attacks in this raid. */
export const targetOf = ({ view }: Outlook, seat: number): StrongholdPosition | undefined =>
  view.raid?.targets.find((target) => target.seat === seat)?.stronghold;

/** The cards that may stand ON the stronghold that the seat attacks (ARENA-RAI-05). */
function answerOf({ enemy }: Outlook, on: PlacedView | undefined): Answer {
  if (on) {
    const creature = creatureChance(on);
    return { creature, shield: 1 - creature, nothing: 0 };
  }
  const held = enemy.hand + enemy.pen;
  const shield = (1 - (1 - SHIELDS) ** held) * GARRISONED.shield;
  const creature = (1 - (1 - CREATURES) ** held) * GARRISONED.creature * (1 - shield);
  return { creature, shield, nothing: 1 - creature - shield };
}

/** The expectation of the raid with this card ON the own targeted stronghold, with none for `undefined`. */
export function raidWith(outlook: Outlook, card: Card | undefined, placed?: PlacedView): number {
  const { enemy, seat } = outlook;
  const target = targetOf(outlook, seat);
  const on = target && strongholdAt(enemy, target)?.on;
  const answer = answerOf(outlook, on);
  return (
    answer.creature * againstCreature(outlook, card, placed, on) +
    answer.shield * againstShield(outlook, card) +
    answer.nothing * againstNothing(outlook, card)
  );
}

/** Creature against creature is fought; a shield takes it prisoner; without defence the stronghold falls. */
function againstCreature(
  outlook: Outlook,
  card: Card | undefined,
  placed: PlacedView | undefined,
  on: PlacedView | undefined,
) {
  const { me, enemy, foes } = outlook;
  const seen = cardAt(on);
  const taken = seen ? worthOf(seen) : meanOver(foes, worthOf);
  if (!card) return -ruinOf(me, enemy) * (holdsTerrain(outlook) ? 0.1 : 1);
  if (isShieldCard(card)) {
    const captive = seen ? captureGain(seen, me, enemy) : meanOver(foes, (foe) => captureGain(foe, me, enemy));
    return taken + captive - worthOf(card);
  }
  const { view, seat } = outlook;
  const attacks = view.activeSeat === seat;
  const wins = chanceOn(outlook, contender(me, card, placed), raidGround(outlook), on);
  const won = taken + (attacks ? ruinOf(enemy, me) : 0);
  return wins * won - (1 - wins) * (worthOf(card) + (attacks ? 0 : ruinOf(me, enemy)));
}

/** A raid combat is fought on Passive's targeted stronghold (ARENA-RAI-08). */
function raidGround(outlook: Outlook): Ground {
  const { view, seat, me, enemy } = outlook;
  const attacks = view.activeSeat === seat;
  const position = targetOf(outlook, attacks ? seat : 1 - seat) ?? 'CENTER';
  const stronghold = strongholdAt(attacks ? enemy : me, position);
  const { upgrade, downgrade } = stronghold ?? {};
  return {
    attacks,
    terrain: undefined,
    stronghold: {
      position,
      card: stronghold?.cardId ?? '',
      upgrade: upgrade?.cardId,
      downgrade: downgrade?.cardId,
    },
  };
}

/** A creature is captured; two shields are spent; against nothing the shield may capture in the duel zone. */
function againstShield(outlook: Outlook, card: Card | undefined): number {
  const { me, enemy } = outlook;
  if (!card) return preyOf(outlook, me, enemy) * -1;
  if (isShieldCard(card)) return 0.4 - worthOf(card);
  return -worthOf(card) - captureGain(card, enemy, me);
}

/** A creature destroys the stronghold, unless a terrain is sacrificed; a shield may capture in the duel zone. */
function againstNothing(outlook: Outlook, card: Card | undefined): number {
  const { me, enemy } = outlook;
  if (!card) return 0;
  if (isShieldCard(card)) return preyOf(outlook, enemy, me);
  const sacrificed = 1 - (1 - TERRAINS) ** (enemy.hand + enemy.pen);
  return ruinOf(enemy, me) * (1 - sacrificed) - 0.5 * worthOf(card) * sacrificed;
}

/** The prey of a lone shield of the captor: a card that would become victorious, or a creature face up. */
export function preyOf({ foes }: Outlook, victim: PlayerView, captor: PlayerView): number {
  if (victim.arena) {
    const card = cardAt(victim.arena);
    const gain = card ? captureGain(card, captor, victim) : meanOver(foes, (foe) => captureGain(foe, captor, victim));
    return victoryOf(victim) + gain;
  }
  const seen = victim.strongholds
    .flatMap(({ on, under }) => [on, under])
    .flatMap((placed) => (placed?.faceUp ? (cardAt(placed) ?? []) : []))
    .filter(({ type }) => type === 'CREATURE');
  const gains = seen.map((card) => worthOf(card) + captureGain(card, captor, victim));
  return Math.max(0, ...gains, victim.standardBearer ? 0.1 : 0);
}

const holdsTerrain = (outlook: Outlook): boolean =>
  inHand(outlook).some(({ cardId }) => printed(cardId).type === 'TERRAIN');
