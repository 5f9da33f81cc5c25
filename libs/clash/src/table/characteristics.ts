import { holdsWith } from '../behaviour/conditions.js';
import { scopeOfOpenPower } from '../behaviour/open-power-scope.js';
import { figuresOf, names } from '../behaviour/select.js';
import type { Modifier } from '../content/vocabulary.js';
import type { State } from '../state.js';
import type { Characteristic, FigureId } from '../words.js';
import { findHeroState } from './figures.js';
import { openPowers, techniquesOf } from './powers.js';
import { printed } from './sheet.js';

/** What changes a characteristic now: bonuses and maluses of everything open, without techniques (CLASH-210). */
function changes(
  state: State,
  figureId: FigureId,
  characteristic: Characteristic,
  targetId: FigureId | null,
): number[] {
  const tokens = (findHeroState(state, figureId)?.tokens ?? [])
    .filter((token) => token === characteristic)
    .map(() => 1);
  const timed = state.modifiers
    .filter((modifier) => modifier.figureId === figureId && modifier.characteristic === characteristic)
    .map(({ by }) => by);
  const changing = (modifier: Modifier): boolean => modifier.characteristic === characteristic;
  const open = modifiersOn(state, figureId, targetId, changing).map(({ by = 0 }) => by);
  return [...(tokensInForce(state) ? tokens : []), ...timed, ...open];
}

/** Team-up tokens lie hidden until the reveal (CLASH-026); until then they are nobody's business. */
const tokensInForce = ({ phase }: State): boolean => phase !== 'STRATEGY';

/**
 * The modifiers of open powers that bear on a figure, in its attack on `targetId` if there is one, of those that are
 * asked for: it is dear to find out on whom they are.
 */
function modifiersOn(
  state: State,
  figureId: FigureId,
  targetId: FigureId | null,
  isAskedFor: (modifier: Modifier) => boolean,
): Modifier[] {
  return openPowers(state).flatMap(({ figureId: ownerId, power }) => {
    if (!power.modifiers?.some(isAskedFor)) return [];
    const scope = scopeOfOpenPower(state, ownerId, targetId);
    return power.modifiers.filter(
      (modifier) =>
        isAskedFor(modifier) &&
        isOn(state, modifier, figureId, targetId, scope) &&
        (!modifier.if || holdsWith(state, modifier.if, scope, printed)),
    );
  });
}

function isOn(
  state: State,
  { who, against }: Modifier,
  figureId: FigureId,
  targetId: FigureId | null,
  scope: ReturnType<typeof scopeOfOpenPower>,
): boolean {
  const picked = who.pick !== undefined && who.pick !== 'ALL';
  if (!(picked ? figuresOf(state, who, scope).includes(figureId) : names(state, who, figureId, scope))) return false;
  return !against || (targetId !== null && names(state, against, targetId, scope));
}

/** The modifiers that a hero's secret techniques put on a characteristic (CLASH-055, CLASH-056). */
const techniqueChanges = (state: State, figureId: FigureId, characteristic: Characteristic): number[] => {
  const hero = findHeroState(state, figureId);
  const word = characteristic.toLowerCase() as Lowercase<Characteristic>;
  return hero ? techniquesOf(hero).map((technique) => technique[word] ?? 0) : [];
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * What a characteristic is worth now: the sheet, with tokens, powers, wounds and techniques, at least 0 (CLASH-043,
 * CLASH-210). For attack these are its points, as a test counts them (CLASH-163); `attackDice` says what is rolled.
 */
export function characteristic(
  state: State,
  figureId: FigureId,
  which: Characteristic,
  targetId: FigureId | null = null,
): number {
  const worth =
    printed(state, figureId, which) +
    total(changes(state, figureId, which, targetId)) +
    total(techniqueChanges(state, figureId, which));
  return Math.max(0, worth);
}

const givesDice = ({ combat, power }: Modifier): boolean => combat !== undefined || power !== undefined;

/** The dice of an attack before what the attack itself adds (CLASH-143 to CLASH-145, CLASH-210). */
export function attackDiceOf(
  state: State,
  figureId: FigureId,
  targetId: FigureId | null,
): { combat: number; power: number } {
  const techniques = techniqueChanges(state, figureId, 'ATTACK');
  const given = modifiersOn(state, figureId, targetId, givesDice);
  const combat =
    printed(state, figureId, 'ATTACK') +
    total(changes(state, figureId, 'ATTACK', targetId)) +
    total(techniques.filter((by) => by < 0)) +
    total(given.map((modifier) => modifier.combat ?? 0));
  const power = total(techniques.filter((by) => by > 0)) + total(given.map((modifier) => modifier.power ?? 0));
  return { combat, power };
}
