import { eventCard, eventCardIds, woundCard, woundCardIds } from '../../content/catalogue.js';
import type { Command } from '../../commands.js';
import type { LaidPassage } from '../../base/base.js';
import { aGame } from '../a-game.js';
import type { GameSetup, HeroSetup, VillainSetup } from '../game-setup.js';
import { given, type Scene } from '../scene.js';
import type { Refused, Told } from './refused.js';

export const freedom = 'sgt-freedom';
export const eventNamed = (name: string): string => eventCardIds.find((id) => eventCard(id).id === name) ?? '';
export const woundNamed = (name: string): string => woundCardIds.find((id) => woundCard(id).id === name) ?? '';
export const left = (cardId: string) => ({ cardId, side: 'LEFT' as const });
export const armed = { inPlay: [left('sgt-freedom-covering-fire')] };
export const doors: readonly LaidPassage[] = [
  { edge: '4,2,E', kind: 'DOOR' },
  { edge: '9,2,E', kind: 'DOOR' },
];
export const kamikaze = eventNamed('kamikaze');
export const lasers = eventNamed('wrist-lasers');
export const techniqueOnly = eventCardIds.find((id) => !eventCard(id).event) ?? '';

/** Sgt Freedom acts, alone unless more heroes are named. */
export const hero = (own: HeroSetup, villains: readonly VillainSetup[] = [], more: GameSetup = {}): (() => Scene) => {
  return () => given(aGame({ at: 'activation', heroes: [own], villains, ...more }));
};
/** A sheet is activated; the overlord sits after one hero, and holds Kamikaze. */
export const villain =
  (sheetId: string, at: string, villains: readonly VillainSetup[] = [], more: GameSetup = {}): (() => Scene) =>
  () => {
    const overlord = { hand: [kamikaze, techniqueOnly, lasers], ...more.overlord };
    const all = [{ sheet: sheetId, at }, ...villains];
    const setup = { at: 'choice', heroes: [{ at: '1,2' }], ...more, villains: all, overlord } as const;
    return given(aGame(setup)).when(1, { type: 'activateSheet', sheetId });
  };
export const choosing = (more: GameSetup = {}): (() => Scene) => {
  const villains = [
    { sheet: 'android', at: '6,0' },
    { sheet: 'chi', at: '7,1' },
  ];
  return () => given(aGame({ at: 'choice', heroes: [{}], villains, ...more }));
};

export const moves = (spaceId: string, figureId = freedom) => ({ type: 'move', figureId, spaceId }) as const;
export const attacks = (targetId: string, mode: 'MELEE' | 'RANGED' = 'MELEE', figureId = freedom) =>
  ({ type: 'attack', figureId, targetId, mode }) as const;
export const opens = (doorId: string, characteristic?: 'ATTACK' | 'MIND' | 'SPEED', figureId = freedom) =>
  ({ type: 'openDoor', figureId, doorId, ...(characteristic ? { characteristic } : {}) }) as Command;
export const tests = (testId: string, characteristic: 'ATTACK' | 'MIND' | 'SPEED' = 'MIND') =>
  ({ type: 'attemptTest', testId, characteristic }) as const;
export const uses = (powerId: string) => ({ type: 'usePower', powerId }) as const;
export const plays = (cardId: string) => ({ type: 'playEvent', cardId }) as const;
export const activates = (sheetId: string) => ({ type: 'activateSheet', sheetId }) as const;
export const selects = (figureId: string) => ({ type: 'selectFigure', figureId }) as const;

export const chi: VillainSetup = { sheet: 'chi', at: '7,1' };
const by =
  (seat: number) =>
  (...[rule, code, because, at, command, facts = {}]: Told): Refused => ({
    rule,
    code,
    because,
    at,
    seat,
    command,
    facts,
  });
export const byHero = by(0);
export const bySkarov = by(1);
