import { localized, type Localized } from '#kernel';
import type { EndReason } from '#guilds/queries';

/** Why games end (GUILD-155, GUILD-156, GUILD-194). */
export const endings: Readonly<Record<EndReason, Localized>> = {
  lastQuest: localized('the last quest is completed', 'la dernière quête est accomplie'),
  stalemate: localized('the quests made no more progress', 'les quêtes n’avançaient plus'),
  lastSeat: localized('a single player is left', 'il ne reste qu’un joueur'),
};

/** The names of the parts of a score (GUILD-157 to GUILD-164). */
export const scoreParts: Readonly<Record<string, Localized>> = {
  quests: localized('quests', 'quêtes'),
  mages: localized('mages', 'mages'),
  objects: localized('objects', 'objets'),
  leader: localized('leader', 'leader'),
  careCenter: localized('care center', 'centre de soins'),
  objectives: localized('objectives', 'objectifs'),
};
