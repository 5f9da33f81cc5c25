import type { TokenKind } from './schema.js';

/** Kinds of resolution tokens that rooms and adventures call for (SKAROV-BASE-10). None of them stops a figure. */
export const tokenKinds: readonly TokenKind[] = [
  { id: 'missile', name: { en: 'Missile', fr: 'Missile' } },
  { id: 'fuel', name: { en: 'Fuel token', fr: 'Pion Carburant' } },
  { id: 'press', name: { en: 'Press', fr: 'Presse' } },
];
