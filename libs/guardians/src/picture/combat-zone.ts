import { briefCard, banner, CREST, scenery, totalMark, walls } from '#cards';
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
  like,
  type IconName,
  type Markup,
  type Piece,
} from '#drawing';
import type { Seat } from '#kernel';
import { guardianAt } from '../board/spaces.js';
import { printed } from '../content/catalogue.js';
import type { CombatView } from '../view/combat-view-schema.js';
import type { GroundView } from '../view/view-schema.js';
import type { Space } from '../words.js';
import { fightersOf } from './fighters.js';
import { colors, styles } from './look.js';
import { matchupWords, pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';
import { strongholdIn } from './stronghold-content.js';

const MIDDLE = 224;
const PADDING = 22;
const GAP = 14;

/** The combat that is on: where it is, who attacks, the creatures of both seats and the totals of their match-up. */
export function combatZone(showing: Showing, combat: CombatView, width: number): Piece {
  const { near } = showing;
  const room = (width - MIDDLE - 2 * PADDING - 2 * GAP) / 2;
  const row = inRow(
    [fightersOf(showing, combat, near, room), middle(showing, combat), fightersOf(showing, combat, 1 - near, room)],
    GAP,
  );
  const inside = padded(stacked([flowing(facts(showing, combat), width - 2 * PADDING, 8), row], 14), PADDING, 18);
  const top = groundOf(showing, combat) ? 0 : CREST;
  const height = inside.height + top;
  return {
    width,
    height,
    markup: joined(backdrop(showing, combat, width, height), placed(0, top, inside)),
  };
}

/** Where it is, who attacks, what kind of match-up there is, and who has come together. */
function facts(showing: Showing, combat: CombatView): Piece[] {
  const { place, attacker, matchup, merging, attacks } = combat;
  const { tell } = showing;
  const style = like(styles.bright, { size: 14, bold: true, color: '#ffffff' });
  const fact = (text: string, fill: string, named: IconName): Piece => pill(text, style, fill, named, 560);
  const what = told(showing, guardianAt(place) === null ? pictureWords.combatOn : pictureWords.battle);
  const name = (card: { readonly cardId: string }): string => told(showing, printed(card.cardId).name);
  return [
    fact(`${what} · ${place} · ${tell.place(place)}`, colors.night, 'swords'),
    fact(`${tell.who(attacker)} ${told(showing, pictureWords.attacker)}`, seatColor(attacker), 'sword'),
    ...(matchup
      ? [fact(`${told(showing, matchupWords[matchup.kind])} · ${tell.who(matchup.attacker)}`, colors.dark, 'scales')]
      : []),
    ...(merging
      ? [
          fact(
            `${told(showing, pictureWords.twoStacks)} ${tell.who(merging.seat)} ${told(showing, pictureWords.merging)} · ${merging.space}`,
            seatColor(merging.seat),
            'shadows',
          ),
        ]
      : []),
    ...attacks.map(({ by, on }) => fact(`${name(by)} → ${name(on)}`, colors.dark, 'sword')),
  ];
}

/** Both totals, and under them the ground that counts: the terrain, or the stronghold of who defends it. */
function middle(showing: Showing, combat: CombatView): Piece {
  const { near } = showing;
  const total = (seat: Seat): number | undefined => combat.matchup?.totals.find((one) => one.seat === seat)?.total;
  const score = {
    width: MIDDLE,
    height: 72,
    markup: joined(
      totalMark(total(near), near, 40),
      icon('swords', MIDDLE / 2 - 22, 14, 44, '#f6e3b4'),
      totalMark(total(1 - near), 1 - near, MIDDLE - 40),
    ),
  };
  const kind = combat.matchup
    ? [banner(told(showing, matchupWords[combat.matchup.kind]), combat.matchup.attacker, MIDDLE)]
    : [];
  const card = groundCard(showing, combat);
  return stacked(
    [score, ...kind, ...(card === undefined ? [] : [briefCard(showing, printed(card), MIDDLE)])].map((piece) =>
      centered(piece, MIDDLE),
    ),
    10,
  );
}

/** The disputed land that is fought for; `undefined` where strongholds and guardians are. */
const groundOf = (showing: Showing, { place }: CombatView): GroundView | undefined => {
  if (guardianAt(place) !== null || strongholdIn(showing, place as Space)) return undefined;
  return showing.view.board.find(({ space }) => space === place);
};

function groundCard(showing: Showing, combat: CombatView): string | undefined {
  const { place } = combat;
  if (guardianAt(place) !== null) return undefined;
  const stronghold = strongholdIn(showing, place as Space);
  if (stronghold) return stronghold.ruin ? undefined : stronghold.cardId;
  const terrain = groundOf(showing, combat)?.terrain;
  return terrain?.faceDown === false ? terrain.card?.cardId : undefined;
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
