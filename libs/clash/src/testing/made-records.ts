import { overlay } from '#kernel/testing';
import type { TileFace } from '#skirmish/board';
import { box } from '../content/catalogue.js';
import type {
  Hero,
  HeroSheet,
  Mission,
  ObjectKind,
  PowerCard,
  Sidekick,
  Technique,
  TokenKind,
  VillainSheet,
  WoundCard,
} from '../content/schema.js';
import type { Condition, Power } from '../content/vocabulary.js';
import type { CardSide, FigureId } from '../words.js';

/**
 * Records made for a test, beside those of the box: a rule test says the values that it is about, and goes on saying
 * them when the content is tuned.
 */
const made = overlay(box);

const text = (words: string): { en: string; fr: string } => ({ en: words, fr: words });

/** A condition that never holds. */
export const never: Condition = { atLeast: { what: { turn: true }, number: 99 } };

/** A power that does nothing. */
const idle: Power = { trigger: 'PERMANENT' };

/** The numbers of a made hero; 2, 3, 5, 3 and health 3 when absent. */
export interface Numbers {
  readonly speed?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly mind?: number;
  readonly health?: number;
}

/** The parts of a made card. A card without either has a technique that changes nothing. */
export interface CardSetup {
  readonly id?: string;
  readonly set?: PowerCard['set'];
  readonly technique?: Technique;
  readonly power?: Power;
}

/** Makes a power card of a hero. @returns its id. */
export function madeCard(
  heroId: FigureId,
  { id = made.freshId('card'), set = 'BASE', technique, power }: CardSetup = {},
): string {
  const type = set === 'WEAKNESS' ? 'WEAKNESS' : 'ATTACK';
  const right = technique ?? (power || set === 'WEAKNESS' ? undefined : {});
  const left = power ?? (set === 'WEAKNESS' ? idle : undefined);
  made.add('powerCard', {
    id,
    heroId,
    set,
    name: text(id),
    flavor: text(id),
    ...(left ? { special: { type, text: text(id), power: left } } : {}),
    ...(right ? { technique: right } : {}),
  });
  return id;
}

/** A made hero as a test wants it. */
export interface HeroRecordSetup extends Numbers {
  readonly id?: string;
  readonly innate?: Power;
  readonly missions?: readonly Partial<Mission>[];
  readonly rookie?: Numbers;
  readonly veteran?: Numbers;
}

/**
 * Makes a hero with its 12 cards: 7 ordinary ones (`<id>-1` to `-7`) and 2 Rookie (`-r1`, `-r2`) and 2 Veteran cards
 * (`-v1`, `-v2`) with techniques that change nothing, and a weakness (`-w`) that does nothing. @returns its id.
 */
export function madeHero({
  id = made.freshId('hero'),
  innate,
  missions,
  rookie,
  veteran,
  ...numbers
}: HeroRecordSetup = {}): string {
  const sheet = (own: Numbers = {}): HeroSheet => ({
    ...{ speed: 2, attack: 3, defense: 5, mind: 3, health: 3 },
    ...numbers,
    ...own,
    innate: { id: `${id}-innate`, name: text(id), text: text(id), power: innate ?? idle },
  });
  const mission = (at: number): Mission => ({
    id: `${id}-mission-${at + 1}`,
    text: text(id),
    condition: never,
    atEnd: false,
    ...missions?.[at],
  });
  const hero: Hero = {
    id,
    name: text(id),
    type: text('made'),
    flavor: text(id),
    emblem: 'star',
    color: '#000000',
    missions: [mission(0), mission(1)],
    praise: text(id),
    discredit: text(id),
    sheets: { ROOKIE: sheet(rookie), HERO: sheet(), VETERAN: sheet(veteran) },
  };
  made.add('hero', hero);
  for (let card = 1; card <= 7; card += 1) madeCard(id, { id: `${id}-${card}` });
  madeCard(id, { id: `${id}-w`, set: 'WEAKNESS' });
  for (const card of ['r1', 'r2']) madeCard(id, { id: `${id}-${card}`, set: 'ROOKIE' });
  for (const card of ['v1', 'v2']) madeCard(id, { id: `${id}-${card}`, set: 'VETERAN' });
  return id;
}

/** Makes the text of a wound card in play (`wound:1` to `wound:16`). @returns the instance id. */
export function madeWound(
  id: string,
  { side = 'RIGHT', technique = {}, power }: { side?: CardSide; technique?: Technique; power?: Power } = {},
): string {
  const card: WoundCard = { id: `text-of-${id}`, name: text(id), copies: 1, side, text: text(id), technique };
  made.add('woundCard', { id, text: power ? { ...card, power } : card });
  return id;
}

/** Makes a villain sheet. @returns its id. */
export function madeVillain({ id = made.freshId('villain'), ...given }: Partial<VillainSheet> = {}): string {
  made.add('villainSheet', {
    id,
    name: text(id),
    type: text('made'),
    rank: 'MASTER',
    figures: 1,
    speed: 1,
    attack: 3,
    defense: 5,
    health: 3,
    actions: 0,
    emblem: 'mask',
    color: '#000000',
    powers: [{ id: `${id}-power`, name: text(id), text: text(id), power: idle }],
    origin: text(id),
    ...given,
  });
  return id;
}

/** Makes a sidekick. @returns its id. */
export function madeSidekick({ id = made.freshId('sidekick'), ...given }: Partial<Sidekick> = {}): string {
  made.add('sidekick', {
    id,
    name: text(id),
    speed: 2,
    attack: 2,
    defense: 4,
    health: 2,
    flavor: text(id),
    ...given,
  });
  return id;
}

/** Makes a kind of object. @returns its id. */
export function madeObject({ id = made.freshId('object'), ...given }: Partial<ObjectKind> = {}): string {
  made.add('objectKind', { id, name: text(id), text: text(id), footprint: [], afterAggressive: 'REMOVE', ...given });
  return id;
}

/** Makes a kind of token. @returns its id. */
export function madeToken({ id = made.freshId('token'), ...given }: Partial<TokenKind> = {}): string {
  made.add('tokenKind', { id, name: text(id), hasSpace: false, ...given });
  return id;
}

/** A made tile face: all spaces, in four zones, when nothing is said. */
export type FaceSetup = Partial<Pick<TileFace, 'map' | 'zones' | 'walls' | 'doors' | 'features'>>;

/** Makes a tile face; zones are named `<id>/<letter>`. @returns its id. */
export function madeFace({ map, zones, ...given }: FaceSetup = {}): string {
  const id = made.freshId('face');
  const drawn = zones ?? ['aabbb', 'aabbb', 'ccddd', 'ccddd', 'ccddd'];
  const letters = [...new Set(drawn.join('').replaceAll('#', ''))].sort();
  made.add('tileFace', {
    id,
    tile: 99,
    name: text(id),
    kind: 'OUTDOOR',
    map: map ?? ['ooooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo'],
    zones: drawn,
    zoneNames: letters.map((zone) => ({ zone, en: zone, fr: zone })),
    walls: [],
    doors: [],
    features: [],
    ...given,
  });
  return id;
}
