import type { Localized } from '#kernel';
import type { CombatPlace, CombatRole, TerrainType, Timing, Trigger } from '../../words.js';
import { inBoth, inEach, said, type Phrase } from './phrase.js';

/** The beginning of a sentence. `STATIC` says nothing, `ACTIVATED` says its timing. */
export const triggers: Readonly<Record<Exclude<Trigger, 'STATIC' | 'ACTIVATED'>, Phrase>> = {
  PLAYED: inBoth('when played', 'à son arrivée'),
  COMMAND: inBoth('Command', 'Commandement'),
  BEATEN: inBoth('when beaten', 'une fois battue'),
  DISCARDED: inBoth('when discarded from play', 'une fois défaussée du jeu'),
  WON: inBoth('after a won combat', 'après un combat gagné'),
  VICTORIOUS: inEach(undefined, said('when victorious', 'une fois victorieuse')),
  AFTER_COMBAT: inBoth('after the combat', 'après le combat'),
};

const enlistment = said('enlistment', 'enrôlement');
const anyRound = said('primary or secondary round', 'round primaire ou secondaire');

export const timings: Readonly<Record<Timing, Phrase>> = {
  ORGANIZE: inEach(said('Phase I', 'Phase I'), enlistment),
  DOMINANT: inEach(said('dominants', 'dominantes'), enlistment),
  TURN: inEach(said('before turning a Shield', 'avant de tourner un Bouclier'), enlistment),
  MOVE_REACTION: inEach(
    said('when a flight is declared', 'à l’annonce d’un vol'),
    said('primary round', 'round primaire'),
  ),
  COMMAND: inEach(
    said('Command card', 'carte de Commandement'),
    said('Command, any round', 'Commandement, tout round'),
  ),
  MATCHUP: inEach(said('match-up', 'confrontation'), anyRound),
  PRIMARY: inEach(said('primary match-up', 'confrontation primaire'), said('primary round', 'round primaire')),
  SECONDARY: inEach(
    said('secondary match-up', 'confrontation secondaire'),
    said('secondary round', 'round secondaire'),
  ),
  STRONGHOLD: inEach(
    said('match-up on a Stronghold', 'confrontation sur une Forteresse'),
    said('raid combat', 'combat de raid'),
  ),
  RESPONSE: inEach(said('response', 'réponse'), anyRound),
  SETTLEMENT: inEach(said('settlement', 'occupation'), said('terrain step', 'étape de terrain')),
  CHALLENGE: inEach(said('Guardian battle', 'combat contre un Gardien'), said('challenge', 'défi')),
  ANY: inBoth('any time', 'à tout moment'),
};

export const oncePerTurn = said('once a turn', 'une fois par tour');

export const against = said('against {N}', 'contre les {N}');
export const againstGuardian = said('against a Guardian', 'contre un Gardien');

export const onTerrain: Readonly<Record<TerrainType, Localized>> = {
  FOREST: said('in Forest', 'en Forêt'),
  HIGHLAND: said('on Highland', 'sur les Hauteurs'),
  LAKELAND: said('in Lakeland', 'au pays des Lacs'),
  MARSH: said('in Marsh', 'dans le Marais'),
  WASTES: said('in Wastes', 'dans les Friches'),
  PINNACLES: said('on Pinnacles', 'sur les Pics'),
};

export const places: Readonly<Record<CombatPlace, Phrase>> = {
  OPEN_FIELD: inEach(
    said('on a disputed land', 'sur une Contrée Disputée'),
    said('in the duel zone', 'en Zone de Duel'),
  ),
  OWN_STRONGHOLD: inEach(
    said('on your Stronghold', 'sur votre Forteresse'),
    said('defending in a raid', 'en défense de raid'),
  ),
  ENEMY_STRONGHOLD: inEach(
    said('against defenders of a Stronghold', 'contre les défenseurs d’une Forteresse'),
    said('attacking in a raid', 'en attaque de raid'),
  ),
  IN_FRONT: inEach(said('on the lands in front', 'sur les Contrées en face'), undefined),
};

export const roles: Readonly<Record<CombatRole, Localized>> = {
  ATTACKER: said('when attacking', 'en attaque'),
  DEFENDER: said('when defending', 'en défense'),
  PRIMARY: said('in the primary round', 'au round primaire'),
  SECONDARY: said('in a secondary attack', 'en attaque secondaire'),
};
