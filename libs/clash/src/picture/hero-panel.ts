import {
  amount,
  flowing,
  icon,
  inRow,
  joined,
  label,
  like,
  line,
  paragraph,
  pill,
  pips,
  placed,
  readableOn,
  secretsOf,
  sheet,
  stacked,
  tag,
  told,
  withColon,
  type Markup,
  type Piece,
} from '#drawing';
import { findHero, findMission } from '../content/catalogue.js';
import type { FigureView, HeroView } from '../view/view-schema.js';
import { characteristicIcons, colors, sideColor, styles } from './look.js';
import { rankNames, tableWords } from './picture-words.js';
import { playCard, secretCard } from './power-card.js';
import { heroLook, type Showing } from './showing.js';

const PADDING = 14;
const HEAD = 62;

/** A hero beside his figure: who plays him, what he can do now, his cards in play, his mission. */
export function heroPanel(showing: Showing, hero: HeroView, width: number, least = 0): Piece {
  const figure = showing.view.figures.find(({ figureId }) => figureId === hero.heroId);
  const inner = width - 2 * PADDING;
  const inside = stacked(
    [...(figure ? [values(figure, inner)] : []), cardsInPlay(showing, hero, inner), missionRow(showing, hero, inner)],
    10,
  );
  const height = Math.max(least, HEAD + inside.height + PADDING * 2);
  const isOut = figure?.status === 'OUT';
  const { color } = heroLook(hero.heroId);
  const markup = joined(
    tag('rect', { x: 5, y: 6, width, height, fill: colors.ink, opacity: 0.85 }),
    sheet(width, height, { fill: isOut ? '#d9d4cb' : colors.panel, stroke: colors.ink, strokeWidth: 3, radius: 0 }),
    tag('rect', { x: 1.5, y: 1.5, width: width - 3, height: HEAD, fill: isOut ? '#8d8880' : color }),
    tag('rect', { x: 1.5, y: 1.5, width: 8, height: height - 3, fill: sideColor(hero.side) }),
    placed(0, 0, head(showing, hero, figure, width)),
    placed(PADDING + 6, HEAD + PADDING, { ...inside, width: inner - 6 }),
  );
  return { width: width + 5, height: height + 6, markup };
}

function head(showing: Showing, hero: HeroView, figure: FigureView | undefined, width: number): Piece {
  const look = heroLook(hero.heroId);
  const ink = readableOn(look.color);
  const isActive = showing.view.active?.heroId === hero.heroId;
  const rank = told(showing, rankNames[hero.rank]);
  const player = showing.tell.who(hero.seat);
  const subtitle = [player, rank, ...(hero.teamUp ? [told(showing, tableWords.teamUp)] : [])].join(' · ');
  const markup = joined(
    tag('circle', {
      cx: 46,
      cy: 32,
      r: 25,
      fill: isActive ? colors.yellow : colors.white,
      stroke: colors.ink,
      'stroke-width': 2.5,
    }),
    icon(look.icon, 28, 14, 36, look.color),
    placed(82, 8, label(told(showing, look.name).toUpperCase(), like(styles.name, { color: ink }), width - 290)),
    placed(82, 36, label(subtitle, like(styles.body, { color: ink }), width - 250)),
    placed(width - 196, 9, status(showing, hero, figure, 182)),
    placed(width - 196, 36, handRow(hero, ink, 182)),
  );
  return { width, height: HEAD, markup };
}

/** What is the matter with him: out, active, done, planned. */
function status(showing: Showing, hero: HeroView, figure: FigureView | undefined, width: number): Piece {
  const style = like(styles.small, { bold: true, color: colors.ink });
  const { active } = showing.view;
  const text =
    figure?.status === 'OUT'
      ? told(showing, tableWords.out)
      : active?.heroId === hero.heroId
        ? showing.tell.count(active.actions, 'action', 'action')
        : hero.activated
          ? told(showing, tableWords.activated)
          : hero.planned
            ? told(showing, tableWords.planned)
            : undefined;
  if (text === undefined) return { width, height: 0, markup: '' as Markup };
  const shown = pill(
    text,
    style,
    active?.heroId === hero.heroId ? colors.yellow : '#ffffff',
    figure?.status === 'OUT' ? 'skull' : 'bolt',
  );
  return { ...shown, width, markup: placed(width - shown.width, 0, shown) };
}

/** Cards in hand, wounds among them, discarded cards. */
function handRow(hero: HeroView, ink: string, width: number): Piece {
  const limit = hero.woundLimit === undefined ? '' : `/${hero.woundLimit}`;
  const row = inRow(
    [amount('cards', String(hero.hand), 18, ink, ink), amount('skull', `${hero.wounds}${limit}`, 18, ink, ink)],
    14,
    'middle',
  );
  return { ...row, width, markup: placed(width - row.width, 0, row) };
}

function values(figure: FigureView, width: number): Piece {
  const shown = [
    [characteristicIcons.SPEED, figure.speed, '#2f7d4f'],
    [characteristicIcons.ATTACK, figure.attack, colors.red],
    [characteristicIcons.DEFENSE, figure.defense, colors.blue],
    [characteristicIcons.MIND, figure.mind ?? 0, '#7b4aa0'],
  ] as const;
  const cells = shown.map(([name, value, color]): Piece => ({
    width: 62,
    height: 28,
    markup: joined(
      tag('rect', { width: 62, height: 28, rx: 14, fill: '#ffffff', stroke: color, 'stroke-width': 2 }),
      icon(name, 8, 5, 18, color),
      line(String(value), 44, 20, like(styles.number, { anchor: 'middle' }), 34),
    ),
  }));
  const used = 4 * 62 + 3 * 8 + 16;
  const hearts = pips(figure.health, figure.damage, width - used - 10, {
    name: 'heart',
    size: 20,
    full: colors.red,
    empty: '#d8cdb8',
  });
  return inRow([...cells, { width: 8, height: 1, markup: '' as Markup }, hearts], 8, 'middle');
}

function cardsInPlay(showing: Showing, hero: HeroView, width: number): Piece {
  const room = width - 6;
  const each = (room - 10) / 2;
  const own = secretsOf(showing, (own) => own.side === hero.side)?.heroes.find(({ heroId }) => heroId === hero.heroId);
  const played = hero.inPlay.map((play) => playCard(showing, play, each));
  const planned = (own?.plan ?? []).map((play) => playCard(showing, play, each, true));
  const hand = (own?.hand ?? []).map((cardId) => secretCard(showing, cardId));
  const parts: Piece[] = [];
  if (played.length + planned.length > 0) parts.push(flowing([...played, ...planned], room, 10));
  if (hand.length > 0)
    parts.push(
      flowing(
        [label(withColon(showing, told(showing, tableWords.hand)), like(styles.small, { bold: true }), 52), ...hand],
        room,
        6,
        'middle',
      ),
    );
  if (parts.length === 0)
    return label(told(showing, tableWords.noCards), like(styles.small, { italic: true, color: colors.faded }), room);
  return stacked(parts, 8);
}

function missionRow(showing: Showing, hero: HeroView, width: number): Piece {
  const mission = hero.missionId === undefined ? undefined : findMission(hero.missionId);
  const text = mission
    ? told(showing, mission.text)
    : told(showing, findHero(hero.heroId)?.flavor ?? { en: '', fr: '' });
  const shown = paragraph(
    text,
    like(styles.small, { italic: true, color: hero.missionDone ? '#2f7d4f' : colors.faded }),
    width - 34,
    2,
  );
  return {
    width,
    height: Math.max(18, shown.height),
    markup: joined(
      icon(hero.missionDone ? 'star' : 'target', 0, 0, 17, hero.missionDone ? '#d99a00' : colors.faded),
      placed(25, 1, shown),
    ),
  };
}
