import { onceFor, onceForEach } from '#kernel';
import type { SpaceId } from '#skirmish';
import { hitChance } from '#skirmish/dice';
import { sum } from '#skirmish-presentation';
import { type Ability, eventCard, findEventCard, type Modifier } from '#skarov/queries';
import { hindersTests } from '../hinders-tests.js';
import type { Standing } from '../outlook.js';
import { isBeside, sees, stepsOfHero, stepsOfVillain, zoneAt } from './ground.js';
import { sheetOf, type Outlook } from './outlook.js';
import { dangerAt, worthOfBarring, worthOfHit } from './stakes.js';

/** The weight of a later turn beside this one. */
const LATER = 0.45;
/** The rest of a goal's worth for each move that it is away. */
const FAR = 0.8;
/** The worth of holding a hero that stands in the same zone (SKAROV-MOVE-03). */
const HELD = 0.04;

/** Values of a villain as it acts, or would act with other cards. */
export interface Actor {
  readonly figure: Standing;
  readonly speed: number;
  readonly combat: number;
  readonly power: number;
  readonly actions: number;
  readonly ranged: boolean;
  readonly seesThrough: boolean;
  /** Further power dice against damaged heroes. */
  readonly againstDamaged: number;
}

/** The changes in the values of an actor. */
export type Change = Partial<Pick<Actor, 'speed' | 'power' | 'combat' | 'actions' | 'againstDamaged'>> & {
  readonly ranged?: boolean;
};

/** A villain with its values now; `change` is added to them. */
export function actorOf(outlook: Outlook, figure: Standing, change: Change = {}): Actor {
  const { speed = 0, power = 0, combat = 0, actions = 0, againstDamaged = 0, ranged = false } = change;
  return {
    figure,
    speed: Math.max(0, figure.speed + speed),
    combat: Math.max(0, figure.combatDice + combat),
    power: Math.max(0, figure.powerDice + power),
    actions: Math.max(0, actionsOf(outlook, figure) + actions),
    ranged: ranged || has(outlook, figure, 'RANGED_ATTACKS'),
    seesThrough: has(outlook, figure, 'SEE_THROUGH_ENEMIES'),
    againstDamaged:
      againstDamaged + sum(modifiersOf(outlook, figure).map(({ power: dice = 0, against }) => (against ? dice : 0))),
  };
}

/** Actions of a villain in its activation, with the cards beside its sheet that lie open (SKAROV-EVT-03). */
function actionsOf({ view }: Outlook, { figureId, sheetId, ...figure }: Standing): number {
  if (view.active?.figureId === figureId) return view.active.actions;
  const beside = view.overlord.set.filter((set) => set.sheetId === sheetId && set.cardId !== undefined);
  const given = beside.map(({ cardId }) => findEventCard(cardId ?? '')?.technique?.actions ?? 0);
  return Math.max(0, sheetOf({ ...figure, sheetId }).actions + sum(given));
}

const eventInForce = ({ view }: Outlook, { sheetId }: Standing) => {
  const played = view.overlord.inForce.find((event) => event.sheetId === sheetId);
  return played && eventCard(played.cardId).event;
};

const modifiersOf = (outlook: Outlook, figure: Standing): readonly Modifier[] =>
  [
    ...sheetOf(figure).powers.flatMap(({ power }) => power.modifiers ?? []),
    ...(eventInForce(outlook, figure)?.modifiers ?? []),
  ].filter(({ who }) => who.of === 'SELF' || who.of === 'SHEET_OF');

function has(outlook: Outlook, figure: Standing, ability: Ability): boolean {
  const grants = [
    ...sheetOf(figure).powers.flatMap(({ power }) => power.grants ?? []),
    ...(eventInForce(outlook, figure)?.grants ?? []),
  ];
  return grants.some((grant) => grant.ability === ability && (grant.who.of === 'SELF' || grant.who.of === 'SHEET_OF'));
}

/** The prospects of a villain from a space with some actions left. */
export class Prospects {
  private readonly futures = new Map<SpaceId, number>();
  private readonly gains: ReadonlyMap<string, number>;

  constructor(
    private readonly outlook: Outlook,
    readonly actor: Actor,
  ) {
    this.gains = new Map(outlook.heroes.map((hero) => [hero.figureId, this.gainOf(hero)]));
  }

  /** The gain of one attack on a hero. */
  gainOf(hero: Standing, taken = 0): number {
    const { combat, power, againstDamaged } = this.actor;
    const dice = power + (hero.damage > 0 ? againstDamaged : 0);
    return hitChance(combat, dice, hero.defense) * worthOfHit(this.outlook, hero, taken);
  }

  /** Whether a hero can be attacked from a space. */
  canAttack(spaceId: SpaceId, hero: Standing): boolean {
    const { outlook, actor } = this;
    if (isBeside(outlook, spaceId, hero.spaceId)) return true;
    if (!actor.ranged) return false;
    const others = actor.seesThrough ? [] : outlook.heroes.filter(({ figureId }) => figureId !== hero.figureId);
    return sees(outlook, spaceId, hero.spaceId, new Set(others.map((other) => other.spaceId)));
  }

  /** The gain of the remaining actions from here. */
  now(spaceId: SpaceId, actions: number): number {
    if (actions <= 0) return 0;
    const worths = this.outlook.heroes.map((hero) => {
      const gain = this.gains.get(hero.figureId) ?? 0;
      if (this.canAttack(spaceId, hero)) return gain * actions;
      return gain * Math.max(0, actions - this.movesTo(spaceId, hero)) * 0.95;
    });
    return Math.max(0, ...worths);
  }

  /** The promise of the later turns for a villain that ends its activation here. */
  future(spaceId: SpaceId): number {
    const known = this.futures.get(spaceId);
    if (known !== undefined) return known;
    const { outlook, actor } = this;
    const { figure } = actor;
    const hopes = outlook.heroes.map((hero) => {
      const away = this.canAttack(spaceId, hero) ? 0 : this.movesTo(spaceId, hero);
      return (this.gains.get(hero.figureId) ?? 0) * sheetOf(figure).actions * FAR ** away;
    });
    const later = outlook.turnsLeft > 1 ? LATER * Math.max(0, ...hopes) : 0;
    const kept = barring(outlook, spaceId) + hampering(outlook, figure, spaceId) + holding(outlook, spaceId);
    const future = later + kept - dangerAt(outlook, figure, spaceId);
    this.futures.set(spaceId, future);
    return future;
  }

  /** Moves until a hero can be attacked, at least one. */
  private movesTo(spaceId: SpaceId, hero: Standing): number {
    const { outlook, actor } = this;
    const zones = stepsOfVillain(outlook, actor.figure, spaceId, hero.spaceId) - (actor.ranged ? 1 : 0);
    return Math.max(1, Math.ceil(zones / Math.max(1, actor.speed)));
  }
}

/** The gain of a change of its cards for the activation of a sheet. */
export const worthOfSheet = (outlook: Outlook, sheetId: string, change: Change = {}): number =>
  sum(
    outlook.villains
      .filter((villain) => villain.sheetId === sheetId)
      .map((villain) => {
        const prospects = new Prospects(outlook, actorOf(outlook, villain, change));
        return prospects.now(villain.spaceId, prospects.actor.actions);
      }),
  );

const prospectsMade = onceForEach<Outlook, Prospects>();

/** The prospects of a villain in its place, computed once for a decision. */
export const prospectsOf = (outlook: Outlook, figure: Standing): Prospects =>
  prospectsMade(outlook, figure.figureId, () => new Prospects(outlook, actorOf(outlook, figure)));

/** Tests that a villain on a space keeps heroes from: more, the nearer they are. */
export function barring(outlook: Outlook, spaceId: SpaceId): number {
  const worth = barred(outlook).get(spaceId) ?? 0;
  if (worth === 0) return 0;
  const away = Math.min(...outlook.heroes.map((hero) => stepsOfHero(outlook, hero.spaceId, spaceId)));
  return worth * (away <= 2 ? 1 : away <= 5 ? 0.7 : 0.4);
}

const barred = onceFor((outlook: Outlook): ReadonlyMap<SpaceId, number> => {
  const worths = new Map<SpaceId, number>();
  for (const test of outlook.view.tests) {
    if (test.closed) continue;
    for (const spaceId of onHeroesSide(outlook, test.door, test.spaces)) {
      worths.set(spaceId, Math.max(worths.get(spaceId) ?? 0, worthOfBarring(outlook, test)));
    }
  }
  return worths;
});

/** Part of the worth of barring a test, for each die more that heroes roll there. */
const DIE_MORE = 0.5;

/** Tests in the zone of a space that a villain makes harder by standing there. */
function hampering(outlook: Outlook, { sheetId }: Standing, spaceId: SpaceId): number {
  const dice = hindersTests(sheetId);
  if (dice === 0 || outlook.board.space(spaceId).zoneId === '') return 0;
  const zone = zoneAt(outlook, spaceId);
  const tests = [...barred(outlook).keys()].filter((spot) => zoneAt(outlook, spot) === zone);
  return DIE_MORE * dice * Math.max(0, ...tests.map((spot) => barring(outlook, spot)));
}

/** A door is opened from the side on which heroes are. */
function onHeroesSide(outlook: Outlook, door: string | undefined, spaces: readonly SpaceId[]): readonly SpaceId[] {
  if (door === undefined) return spaces;
  const far = (space: SpaceId): number =>
    Math.min(...outlook.heroes.map((hero) => stepsOfHero(outlook, hero.spaceId, space)));
  return [...spaces].sort((one, other) => far(one) - far(other)).slice(0, 1);
}

/** Heroes in the zone of a space who have not been activated yet, or will be next turn. */
function holding(outlook: Outlook, spaceId: SpaceId): number {
  if (outlook.board.space(spaceId).zoneId === '') return 0;
  const zone = zoneAt(outlook, spaceId);
  return HELD * outlook.heroes.filter((hero) => zoneAt(outlook, hero.spaceId) === zone).length;
}
