import { briefCard, banner, CREST, scenery, totalMark, walls } from '#cards-presentation';
import {
  centered,
  flowing,
  icon,
  inRow,
  joined,
  padded,
  pill,
  placed,
  seatColor,
  stacked,
  tag,
  told,
  withRef,
  like,
  type IconName,
  type Markup,
  type Piece,
} from '#drawing';
import { refKey, type Seat } from '#kernel';
import {
  type CombatView,
  type GroundView,
  guardianAt,
  printed,
  type Space,
  type StrongholdView,
} from '#guardians/queries';
import { fightersOf, reservesOf } from './fighters.js';
import { colors, styles } from './look.js';
import { matchupWords, pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';
import { isMuted, strongholdIn } from './stronghold-content.js';

const MIDDLE = 224;
const PADDING = 22;
const GAP = 14;

/** The combat that is on: where it is, who attacks, the creatures of both seats and the totals of their match-up. */
export function combatZone(showing: Showing, combat: CombatView, width: number): Piece {
  const room = width - 2 * PADDING;
  const inside = padded(
    stacked([flowing(facts(showing, combat), room, 8), lines(showing, combat, room)], 14),
    PADDING,
    18,
  );
  const top = groundOf(showing, combat) ? 0 : CREST;
  const height = inside.height + top;
  return {
    width,
    height,
    markup: joined(backdrop(showing, combat, width, height), placed(0, top, inside)),
  };
}

/** Both seats, and between them what is fought with and for; a match-up has its place only while there is one. */
function lines(showing: Showing, combat: CombatView, width: number): Piece {
  const isMet = combat.matchup !== undefined || combat.committed.length > 0;
  const draw = isMet ? fightersOf : reservesOf;
  const between = [...(isMet ? score(showing, combat) : []), ...groundCards(showing, combat)];
  const middle = between.map((piece) => centered(piece, MIDDLE));
  const room = (width - (middle.length > 0 ? MIDDLE + 2 * GAP : GAP)) / 2;
  const of = (seat: Seat): Piece => draw(showing, combat, seat, room);
  return inRow([of(showing.near), ...(middle.length > 0 ? [stacked(middle, 10)] : []), of(1 - showing.near)], GAP);
}

/** Where it is, who attacks, what kind of match-up there is, who has come together, and who has met whom. */
function facts(showing: Showing, combat: CombatView): Piece[] {
  const { place, attacker, matchup } = combat;
  const { tell } = showing;
  const what = told(showing, guardianAt(place) === null ? pictureWords.combatOn : pictureWords.battle);
  return [
    fact(`${what} · ${place} · ${tell.place(place)}`, colors.night, 'swords'),
    fact(`${tell.who(attacker)} ${told(showing, pictureWords.attacker)}`, seatColor(attacker), 'sword'),
    ...(matchup
      ? [fact(`${told(showing, matchupWords[matchup.kind])} · ${tell.who(matchup.attacker)}`, colors.dark, 'scales')]
      : []),
    ...mergingFact(showing, combat),
    ...meetings(showing, combat),
  ];
}

const fact = (text: string, fill: string, named: IconName): Piece =>
  pill(text, like(styles.bright, { size: 14, bold: true, color: '#ffffff' }), fill, named, 640);

/** The parties of the combat and its place; the shield that has come, too, until its owner has kept one of the two (GUARD-169). */
function mergingFact(showing: Showing, { merging }: CombatView): Piece[] {
  if (!merging) return [];
  const { seat, space, shield } = merging;
  const what = `${told(showing, pictureWords.twoStacks)} ${showing.tell.who(seat)} ${told(showing, pictureWords.merging)}`;
  const card = shield && printed(shield.cardId);
  const come = card ? [`${told(showing, card.name)} ${card.dominantValue ?? ''}`] : [];
  const said = fact([what, space, ...come].join(' · '), seatColor(seat), 'shadows');
  return [shield ? withRef(refKey('card', shield.instanceId), said) : said];
}

/** The pair that has met; where one was immune, the attack of the other alone, which counts later (GUARD-151, GUARD-152). */
function meetings(showing: Showing, { attacks }: CombatView): Piece[] {
  const name = (card: { readonly cardId: string }): string => told(showing, printed(card.cardId).name);
  return attacks.flatMap(({ by, on }, at) => {
    const back = attacks.findIndex(
      (other) => other.by.instanceId === on.instanceId && other.on.instanceId === by.instanceId,
    );
    if (back < 0) return [fact(`${name(by)} → ${name(on)}`, colors.dark, 'sword')];
    return back > at ? [fact(`${name(by)} – ${name(on)}`, colors.dark, 'swords')] : [];
  });
}

/** Both totals, and what kind of match-up they are of. */
function score(showing: Showing, { matchup }: CombatView): Piece[] {
  const { near } = showing;
  const total = (seat: Seat): number | undefined => matchup?.totals.find((one) => one.seat === seat)?.total;
  const marks = joined(
    totalMark(total(near), near, 40),
    icon('swords', MIDDLE / 2 - 22, 14, 44, '#f6e3b4'),
    totalMark(total(1 - near), 1 - near, MIDDLE - 40),
  );
  return [
    { width: MIDDLE, height: 72, markup: marks },
    ...(matchup ? [banner(told(showing, matchupWords[matchup.kind]), matchup.attacker, MIDDLE)] : []),
  ];
}

/** The disputed land that is fought for; `undefined` where strongholds and guardians are. */
const groundOf = (showing: Showing, { place }: CombatView): GroundView | undefined => {
  if (guardianAt(place) !== null || strongholdIn(showing, place as Space)) return undefined;
  return showing.view.grounds.find(({ space }) => space === place);
};

/** The ground that counts: the terrain, or the stronghold of who defends it with what is attached to it. */
function groundCards(showing: Showing, combat: CombatView): Piece[] {
  if (guardianAt(combat.place) !== null) return [];
  const stronghold = strongholdIn(showing, combat.place as Space);
  const terrain = groundOf(showing, combat)?.terrain;
  const cards = stronghold ? wallCards(showing, stronghold) : terrain?.faceDown === false ? [terrain.card?.cardId] : [];
  return cards.flatMap((cardId) => (cardId === undefined ? [] : [briefCard(showing, printed(cardId), MIDDLE)]));
}

/** Of a ruin nothing counts, of a stronghold that is switched off what does it. */
function wallCards(showing: Showing, stronghold: StrongholdView): (string | undefined)[] {
  const { cardId, ruin, works } = stronghold;
  if (ruin) return [];
  return [...(isMuted(showing, stronghold) ? [] : [cardId]), works?.cardId];
}

/** The landscape of the land under the dusk of battle, or the wall of the stronghold, or of what is left of it. */
function backdrop(showing: Showing, combat: CombatView, width: number, height: number): Markup {
  const ground = groundOf(showing, combat);
  if (!ground) {
    const ruin = guardianAt(combat.place) === null && strongholdIn(showing, combat.place as Space)?.ruin === true;
    return walls({ width, height, state: ruin ? 'RUIN' : 'STANDING', aim: true });
  }
  const { terrain } = ground;
  const land =
    terrain?.faceDown === false && terrain.card
      ? scenery(printed(terrain.card.cardId), width, height)
      : tag('rect', { width, height, fill: colors.bare });
  return joined(
    land,
    tag('rect', { width, height, fill: colors.night, opacity: 0.35 }),
    tag('rect', {
      x: 3,
      y: 3,
      width: width - 6,
      height: height - 6,
      rx: 4,
      fill: 'none',
      stroke: '#ff5a3c',
      'stroke-width': 6,
    }),
  );
}
