import { skirmishMessages } from '#skirmish-presentation';
import type { Localized } from '#kernel';

/** The messages of the building of a base (skarov.md 7.1), in the order of its commands. */
export const buildMessages = {
  UNKNOWN_ID: skirmishMessages.UNKNOWN_ID,
  TILE_USED: { en: 'Tile {tile} lies already.', fr: 'La tuile {tile} est déjà posée.' },
  CELL_TAKEN: { en: 'Another tile lies there.', fr: 'Une autre tuile est déjà là.' },
  NOT_CONNECTABLE: {
    en: 'The tile needs a passage to a tile beside it that is not the control room.',
    fr: 'La tuile a besoin d’un passage vers une tuile voisine qui n’est pas la salle de contrôle.',
  },
  ROOM_STILL_NEEDED: {
    en: 'Then there could be no control room or no objective room any more.',
    fr: 'Il ne pourrait alors plus y avoir de salle de contrôle ou de salle d’objectif.',
  },
  TOO_MANY_OBJECTIVES: {
    en: 'A base has {most} objective rooms at most.',
    fr: 'Une base a au plus {most} salles d’objectif.',
  },
  ROOMS_MISSING: {
    en: 'A base has a control room and an objective room.',
    fr: 'Une base a une salle de contrôle et une salle d’objectif.',
  },
  NO_PASSAGE_HERE: {
    en: 'No two neighbouring rooms both have a passage there.',
    fr: 'Il n’y a pas là deux salles voisines qui ont toutes deux un passage.',
  },
  EDGE_TAKEN: { en: 'A token lies there already.', fr: 'Un jeton est déjà posé là.' },
  NO_TOKEN_LEFT: { en: 'No such token is left.', fr: 'Il ne reste pas de jeton de cette sorte.' },
  CONTROL_ROOM_ONE_DOOR: {
    en: 'The control room is entered by one door and no airlock.',
    fr: 'On entre dans la salle de contrôle par une seule porte et aucun sas.',
  },
  BASE_NOT_CONNECTED: {
    en: 'The base does not hang together: no way leads to {tiles}.',
    fr: 'La base ne se tient pas : aucun chemin ne mène vers {tiles}.',
  },
  SPACE_NOT_USABLE: { en: '{space} cannot be used for this.', fr: '{space} ne peut pas servir à cela.' },
  SPACE_TAKEN: skirmishMessages.SPACE_TAKEN,
  NO_FIGURE_LEFT: { en: 'No figure of {sheet} is left.', fr: 'Il ne reste pas de figurine pour {sheet}.' },
  ALREADY_PLACED: skirmishMessages.ALREADY_PLACED,
  OBJECTIVE_ROOMS_FIRST: {
    en: 'Each objective room gets its lieutenant first.',
    fr: 'Chaque salle d’objectif reçoit d’abord son lieutenant.',
  },
  TILE_HAS_LIEUTENANT: {
    en: 'There is a lieutenant on this tile already.',
    fr: 'Il y a déjà un lieutenant sur cette tuile.',
  },
  NOTHING_TO_UNDO: { en: 'There is nothing to undo.', fr: 'Il n’y a rien à annuler.' },
  NO_TAKE_BACK_LEFT: { en: 'Nothing more can be taken back.', fr: 'On ne peut plus rien reprendre.' },
} as const satisfies Record<string, Localized>;

/** The messages of the setting of event cards (skarov.md 7.1). */
export const eventMessages = {
  UNKNOWN_ID: skirmishMessages.UNKNOWN_ID,
  CARD_NOT_IN_HAND: { en: '{card} is not in that hand.', fr: '{card} n’est pas dans cette main.' },
  CARD_HAS_NO_TECHNIQUE: {
    en: '{card} has no technique and cannot lie by a sheet.',
    fr: '{card} n’a pas de technique et ne se pose pas près d’une fiche.',
  },
  SHEET_OUT: { en: '{sheet} is not in the game any more.', fr: '{sheet} n’est plus en jeu.' },
  TOO_MANY_EVENTS: {
    en: 'One event card is set for each hero in play: here {most} at most.',
    fr: 'On pose une carte Événement par héros en jeu : ici {most} au plus.',
  },
  CARD_NOT_SET: { en: '{card} is not set.', fr: '{card} n’est pas posée.' },
  ALREADY_SHOWN: {
    en: '{card} lies face up and stays as it is.',
    fr: '{card} est face visible et reste comme elle est.',
  },
  NO_TAKE_BACK_LEFT: buildMessages.NO_TAKE_BACK_LEFT,
} as const satisfies Record<string, Localized>;

/** The messages of other commands (skarov.md 7.1). */
const playMessages = {
  ONLY_OVERLORD_BUILDS: {
    en: 'Only the overlord brings a base.',
    fr: 'Seul le Professeur apporte une base.',
  },
  BASE_NOT_WANTED: {
    en: 'This game has its base: bring none.',
    fr: 'Cette partie a déjà sa base : n’en apportez pas.',
  },
  BASE_REFUSED: { en: 'This base is not sound. {reasons}', fr: 'Cette base n’est pas conforme. {reasons}' },
  SCENARIO_NEEDS_OTHER_HEROES: {
    en: 'That scenario is for {least} to {most} heroes.',
    fr: 'Ce scénario se joue de {least} à {most} héros.',
  },
  RANK_NEEDS_CONSENT: {
    en: 'The overlord has not allowed you that rank.',
    fr: 'Le Professeur ne vous a pas autorisé ce rang.',
  },
  RANK_NOT_OFFERED: { en: 'That rank is not to be had here: {rank}.', fr: 'Ce rang n’est pas possible ici : {rank}.' },
  ALREADY_CHOSEN: { en: 'That seat has its hero.', fr: 'Cette place a déjà son héros.' },
  ALREADY_ACTIVATED: {
    en: '{sheet} has been activated this turn.',
    fr: '{sheet} a déjà agi ce tour-ci.',
  },
  SKAROV_LOCKED: {
    en: 'Skarov stays in the control room until its door is open.',
    fr: 'Skarov reste dans sa salle de contrôle tant que la porte en est fermée.',
  },
  FIGURE_FINISHED: { en: '{figure} has had its turn.', fr: '{figure} a déjà joué.' },
  DOOR_ALREADY_OPEN: { en: 'That door is open.', fr: 'Cette porte est ouverte.' },
  CONTROL_ROOM_LOCKED: {
    en: 'No hero opens the control room before the final combat.',
    fr: 'Personne n’ouvre la salle de contrôle avant le combat final.',
  },
  NOT_FACING_DOOR: { en: '{figure} does not face that door.', fr: '{figure} n’est pas face à cette porte.' },
  EVENT_ALREADY_PLAYED: {
    en: 'One event is played in an activation.',
    fr: 'On joue un seul événement par activation.',
  },
  CARD_HAS_NO_EVENT: { en: '{card} has no event.', fr: '{card} n’a pas d’événement.' },
  CANNOT_ESCAPE: {
    en: 'Skarov escapes once a hero has gone out of action in the final combat.',
    fr: 'Skarov s’échappe quand un héros a été mis hors de combat pendant le combat final.',
  },
  TILE_NOT_IN_BASE: { en: 'Tile {tile} is not in this base.', fr: 'La tuile {tile} n’est pas dans cette base.' },
  ROOM_HAS_NO_EFFECT: { en: 'Nothing is activated there.', fr: 'Il n’y a rien à y activer.' },
} as const satisfies Record<string, Localized>;

/** The message of each refusal, by its code. */
export const refusalMessages = { ...skirmishMessages, ...buildMessages, ...eventMessages, ...playMessages } as const;
