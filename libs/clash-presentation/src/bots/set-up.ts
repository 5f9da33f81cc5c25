import { best, commandOf, commandsOf } from '#kernel';
import { passChance } from '#skirmish/dice';
import { speaksOf, sum, zonesBetween } from '#skirmish-presentation';
import {
  type Command,
  type CommandOf,
  type FigureId,
  heroSheet,
  powerCard,
  type PowerCard,
  type Rank,
  sidekick,
  type Technique,
} from '#clash/queries';
import { aimedAt, type Outlook } from './outlook.js';

const RANKS: Readonly<Record<Rank, number>> = { ROOKIE: 0, HERO: 1, VETERAN: 2 };

/** A side that has fewer heroes than the scenario wants gets better ones: the captain likes an even fight. */
export const consent = (outlook: Outlook): Command | undefined =>
  commandsOf(outlook, 'consentHigherRank').find(({ allow }) => allow);

/** Heroes are of equal worth, so one is drawn: players meet all of them. In the highest rank open to it. */
export function chooseHero(outlook: Outlook): Command | undefined {
  const heroes = commandsOf(outlook, 'chooseHero');
  const highest = Math.max(...heroes.map(({ rank }) => RANKS[rank]));
  const open = heroes.filter(({ rank }) => RANKS[rank] === highest);
  return open.length > 0 ? outlook.random.pick(open) : undefined;
}

/** Another hero is always welcome. */
export const takeTeamUp = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'takeTeamUpHero'), ({ heroId }) => worthOfHero(outlook, heroId)) ??
  commandOf(outlook, 'passTeamUp');

/** Fighters, and heroes that pass the tests of the scenario; the best of an equal lot is drawn. */
function worthOfHero(outlook: Outlook, heroId: FigureId): number {
  const { speed, attack, defense, mind, health, innate } = heroSheet(heroId, 'HERO');
  const ranged = (innate.power.grants ?? []).some(({ ability }) => ability === 'RANGED_ATTACKS') ? 1 : 0;
  const fights = 0.5 * attack + 0.35 * defense + 0.25 * health + 0.2 * speed + 0.6 * ranged;
  const offers = aimedAt(outlook).map((test) =>
    Math.max(
      ...test.offers.map(({ characteristic, difficulty }) =>
        passChance(Math.max(0, difficulty - 2), (characteristic === 'MIND' ? mind : attack) + 1),
      ),
    ),
  );
  const tests = offers.length > 0 ? sum(offers) / offers.length : 0;
  return fights + 3 * tests + 0.03 * outlook.random.below(10);
}

/** Three cards that go together: good ones, of several kinds. */
export function chooseCards(outlook: Outlook): Command | undefined {
  return best(commandsOf(outlook, 'chooseCards'), ({ cardIds }) => worthOfCards(cardIds.map((id) => powerCard(id))));
}

function worthOfCards(cards: readonly PowerCard[]): number {
  const kinds = new Set(cards.map(({ special }) => special?.type)).size;
  const helps = (which: keyof Technique): number =>
    Math.max(0, ...cards.map(({ technique }) => technique?.[which] ?? 0));
  return (
    sum(cards.map(worthOfCard)) + 0.2 * kinds + 0.3 * helps('attack') + 0.3 * helps('mind') + 0.1 * helps('defense')
  );
}

/** The worth of a card before the game begins. */
function worthOfCard({ special, technique = {} }: PowerCard): number {
  const { speed = 0, attack = 0, defense = 0, mind = 0 } = technique;
  const trick = 0.25 * speed + 0.5 * attack + 0.3 * defense + 0.4 * mind;
  const effects = special?.power.do ?? [];
  const heals = speaksOf(effects, 'heal') ? 0.5 : 0;
  const strikes = special?.type === 'ATTACK' ? 0.5 : 0;
  return trick + heals + strikes;
}

/** Company that shoots, bites or heals. */
export const takeSidekick = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'takeSidekick'), ({ sidekickId }) => {
    const { attack, speed, health, defense, innate } = sidekick(sidekickId);
    const modifies = sum((innate?.power.modifiers ?? []).map(({ power = 0 }) => power));
    return attack + 0.4 * speed + 0.4 * health + 0.3 * defense + 1.4 * modifies;
  }) ?? commandOf(outlook, 'passSidekick');

/** The start space nearest to what the hero could do. */
export function placeHero(outlook: Outlook): Command | undefined {
  const { ground, plan } = outlook;
  const aims = [
    ...aimedAt(outlook)
      .filter(({ closed }) => !closed)
      .map(({ spaces }) => spaces),
    ...(plan?.specialActions ?? []).flatMap(({ at }) => (at.space === undefined ? [] : [[at.space]])),
  ].filter((spaces) => spaces.length > 0);
  const foes = outlook.foes.map(({ spaceId }) => spaceId);
  const far = (from: string, to: readonly string[]): number =>
    Math.min(9, ...to.map((space) => zonesBetween(ground, from, space)));
  const score = ({ spaceId }: CommandOf<'placeHero'>): number =>
    -sum(aims.map((spaces) => 1.5 ** Math.min(6, far(spaceId, spaces)))) - 0.5 * far(spaceId, foes);
  return best(commandsOf(outlook, 'placeHero'), score);
}
