import {
  briefCard,
  caption,
  CARD_SIZE,
  castleHead,
  CREST,
  emptyPlace,
  nameOf,
  sigil,
  walls,
} from '#cards-presentation';
import type { Effect } from '#cards';
import { effectsIn } from '#cards/engine';
import { wordFor } from '#cards/text';
import { icon, inRow, joined, placed, stacked, tag, told, type Markup, type Piece } from '#drawing';
import { type PlacedView, type PlayerView, printed, type StrongholdView } from '#arena/queries';
import { cardIn } from './card-in-game.js';
import { colors } from './look.js';
import { lyingCard } from './lying-card.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

/** The width of a stronghold on the table. */
export const CASTLE_WIDTH = 330;
const PADDING = 12;
const INNER = CASTLE_WIDTH - 2 * PADDING;
const SLOT = (INNER - 10) / 2;

/** How high a castle is around this. */
export const castleHeight = (inside: Piece): number => inside.height + CREST + 2 * PADDING;

/** The content of a castle: its name, the cards ON and UNDER it, upgrades and downgrades at its foot. */
export const castleInside = (showing: Showing, player: PlayerView, stronghold: StrongholdView): Piece =>
  stacked([head(showing, player, stronghold), ...(stronghold.deployed ? content(showing, player, stronghold) : [])], 8);

/** While nothing lies in any castle of a seat, its places are drawn low. */
const isBare = ({ strongholds }: PlayerView): boolean => strongholds.every(({ on, under }) => !on && !under);

/** A stronghold as a small castle around its inside. */
export function castle(
  showing: Showing,
  player: PlayerView,
  stronghold: StrongholdView,
  inside: Piece,
  height: number,
): Piece {
  const { deployed, ruin } = stronghold;
  const aim = isTarget(showing, player, stronghold);
  return {
    width: CASTLE_WIDTH,
    height,
    markup: joined(
      walls({ width: CASTLE_WIDTH, height, state: ruin ? 'RUIN' : deployed ? 'STANDING' : 'PLANNED', aim }),
      ruin ? rubble(height) : undefined,
      placed(PADDING, CREST + PADDING - 2, inside),
      aim ? targetMark(CASTLE_WIDTH / 2) : undefined,
    ),
  };
}

/** The sign of a ruin, behind what may still lie in it. */
const rubble = (height: number): Markup =>
  tag('g', { opacity: 0.35 }, sigil('ruin', CASTLE_WIDTH / 2 - 60, height / 2 - 45, 120, '#8a8275'));

const isTarget = ({ view }: Showing, { seat }: PlayerView, { position }: StrongholdView): boolean =>
  view.raid?.targets.some((target) => target.seat !== seat && target.stronghold === position) === true;

const targetMark = (x: number): Markup =>
  joined(
    tag('circle', { cx: x, cy: 9, r: 16, fill: '#ffffff', stroke: colors.red, 'stroke-width': 2 }),
    icon('target', x - 12, -3, 24, colors.red),
  );

/** Whether a text keeps the stronghold's own number and text from counting: of what is attached to it, or in force where it is fought for. */
function isMuted({ view: { combat } }: Showing, { seat }: PlayerView, stronghold: StrongholdView): boolean {
  const attached = [stronghold.upgrade, stronghold.downgrade].flatMap((card) =>
    card ? effectsIn('ARENA', printed(card.cardId), 'STATIC').map(({ effect }) => effect) : [],
  );
  const isFoughtFor = combat?.stronghold === stronghold.position && combat.attacker !== seat;
  const inForce = isFoughtFor ? combat.inForce.map(({ card, effect }) => printed(card.cardId).effects[effect]) : [];
  return [...attached, ...inForce].some(mutes);
}

const mutes = (effect: Effect | undefined): boolean => effect?.op === 'NO_STRONGHOLD_BONUS';

/** Name, position and number; the text without the number that stands beside it. */
function head(showing: Showing, player: PlayerView, stronghold: StrongholdView): Piece {
  const { position, cardId, ruin, deployed } = stronghold;
  const where = told(showing, { en: wordFor('position', position, 'en'), fr: wordFor('position', position, 'fr') });
  const card = cardId === undefined ? undefined : printed(cardId);
  const name = card ? nameOf(showing, card) : where;
  const state = ruin
    ? told(showing, pictureWords.ruin)
    : deployed
      ? undefined
      : told(showing, pictureWords.notDeployed);
  const isMute = ruin || isMuted(showing, player, stronghold);
  return castleHead(showing, { name, card, state, isMute, isDark: !deployed || ruin }, INNER);
}

/** Both places, then upgrade and downgrade. A ruin has only what still lies there. */
function content(showing: Showing, player: PlayerView, stronghold: StrongholdView): Piece[] {
  const { on, under, upgrade, downgrade, ruin } = stronghold;
  const strips = [upgrade, downgrade].flatMap((card) => (card ? [briefCard(showing, cardIn(card), INNER)] : []));
  if (ruin && !on && !under) return strips;
  const place = (title: string, card: PlacedView | undefined): Piece =>
    stacked(
      [
        caption(title, SLOT, colors.ink),
        card ? lyingCard(showing, card, player.seat, SLOT) : emptySlot(isBare(player)),
      ],
      3,
    );
  const places = inRow(
    [place(told(showing, pictureWords.on), on), place(told(showing, pictureWords.under), under)],
    10,
  );
  return [places, ...strips];
}

const LOW = 72;

const emptySlot = (low: boolean): Piece => emptyPlace(SLOT, low ? LOW : (SLOT / CARD_SIZE.width) * CARD_SIZE.height);
