import type { TokenKind } from './schema.js';

/** Kinds of tokens that scenarios lay. Those with a space of their own block like objects (CLASH-238). */
export const tokenKinds: readonly TokenKind[] = [
  { id: 'sonic-machine', name: { en: 'Sonic machine', fr: 'Machine sonique' }, hasSpace: true },
  { id: 'relay', name: { en: 'Relay', fr: 'Relais' }, hasSpace: true },
  { id: 'barricade', name: { en: 'Barricade', fr: 'Barricade' }, hasSpace: true },
  { id: 'spotlight', name: { en: 'Spotlight', fr: 'Projecteur' }, hasSpace: true },
  { id: 'route', name: { en: 'Route token', fr: 'Pion Parcours' }, hasSpace: false },
  { id: 'key-piece', name: { en: 'Piece of the key', fr: 'Morceau de la clé' }, hasSpace: false },
];
