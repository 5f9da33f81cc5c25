import type { Seat } from '#kernel';
import { defineCard, type PrintedCard, type PrintedEffect } from '../../schema/define-card.js';
import type { Card } from '../../schema/card-fields.js';
import type { Fight, Working } from '../fight.js';
import type { CardKey } from '../../ids.js';

const made = (id: string, fields: Omit<PrintedCard, 'id' | 'name' | 'set'>): Card =>
  defineCard({ id, name: { en: `Card ${id}`, fr: `Carte ${id}` }, set: id.charAt(0), ...fields });

/** A mortal of medium size, a beast of vitality 5, without any bonus or attribute, unless told. */
export const aCreature = (fields: Partial<PrintedCard> = {}): Card =>
  made('X40', {
    type: 'CREATURE',
    vitality: 5,
    kind: 'MORTAL',
    offColorBonus: 0,
    size: 'MEDIUM',
    classes: ['BEAST'],
    ...fields,
  });

export const aGuardian = (): Card =>
  made('X01', {
    type: 'GUARDIAN',
    vitality: 28,
    influenceValue: 6,
    powerStones: 7,
    baseDraw: 3,
    ldl: 0,
    mdl: 1,
    luc: 0,
  });

const aBearer = (effect: PrintedEffect): Card =>
  made('X30', { type: 'STANDARD_BEARER', dominantValue: 9, effects: [effect] });

/** An effect at work, of a standard bearer of seat 0 unless told. */
export function working(effect: PrintedEffect, more: Partial<Omit<Working, 'effect'>> = {}): Working {
  const card = aBearer(effect);
  return { source: 'bearer', card, index: 0, effect: card.effects[0]!, seat: 0, ...more };
}

/** A fight of creatures by name: those of seat 0 begin with "own", those of seat 1 with "enemy"; "own" meets "enemy". */
export function aFight(creatures: Readonly<Record<CardKey, Card>>, fight: Partial<Fight> = {}): Fight {
  const seatOf = (creature: CardKey): Seat => (creature.startsWith('own') ? 0 : 1);
  const facedBy = (seat: Seat): CardKey | null => {
    const name = seat === 0 ? 'enemy' : 'own';
    return creatures[name] ? name : null;
  };
  return {
    game: 'GUARDIANS',
    working: [],
    terrain: null,
    cardOf: (creature) => creatures[creature]!,
    seatOf,
    opponentOf: (creature) => facedBy(seatOf(creature)),
    opponentFor: ({ seat }) => facedBy(seat),
    isFresh: () => true,
    outlasts: ({ command }) => command === true,
    isAt: () => false,
    hasRole: () => false,
    ...fight,
  };
}
