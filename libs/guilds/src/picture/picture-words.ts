import type { Localized } from '#kernel';
import type { EndReason } from '../words.js';

const both = (en: string, fr: string): Localized => ({ en, fr });

/** Words of the table that stand on no card. */
export const tableWords = {
  title: both('Guilds', 'Guildes'),
  turn: both('Turn', 'Tour'),
  setUp: both('Set-up', 'Mise en place'),
  round: both('round', 'manche'),
  light: both('Light', 'Lumière'),
  darkness: both('Darkness', 'Ténèbres'),
  quest: both('The quest', 'La quête'),
  questsLeft: both('quests left', 'quêtes restantes'),
  otherQuests: both('Seen before', 'Déjà vues'),
  noQuest: both('Every quest is completed.', 'Toutes les quêtes sont accomplies.'),
  market: both('Market', 'Marché'),
  recruits: both('Recruits', 'Recrues'),
  lots: both('Auction of this turn', 'Enchères de ce tour'),
  pile: both('Next auction', 'Prochaine enchère'),
  discard: both('discard', 'défausse'),
  noLots: both('Nobody is for sale.', 'Personne n’est en vente.'),
  noItem: both('no card turned up', 'aucune carte visible'),
  leaderHidden: both('Leader not revealed', 'Leader non révélé'),
  leaderChoice: both('Leaders to choose from', 'Leaders au choix'),
  income: both('Income', 'Revenu'),
  objectives: both('Objectives', 'Objectifs'),
  hand: both('Spells in hand', 'Sorts en main'),
  objects: both('Objects', 'Objets'),
  quests: both('Completed', 'Accomplies'),
  noMages: both('No mages in this guild.', 'Aucun mage dans cette guilde.'),
  care: both('Care center', 'Centre de soins'),
  active: both('Active', 'Actif'),
  passive: both('Passive', 'Passif'),
  absent: both('absent', 'absent'),
  resigned: both('resigned', 'a abandonné'),
  points: both('points', 'points'),
  spells: both('spells', 'sorts'),
  offered: both('Only you see', 'Vous seul voyez'),
  combat: both('Guild combat', 'Combat entre guildes'),
  attack: both('Attack', 'Attaque'),
  defense: both('Defense', 'Défense'),
  hidden: both('hidden', 'caché'),
  winner: both('Winner', 'Victoire'),
  legendAttack: both('attack', 'attaque'),
  legendDefense: both('defense', 'défense'),
  legendHealth: both('health left', 'santé restante'),
  legendPoints: both('victory points', 'points de victoire'),
  legendRubies: both('rubies, price', 'rubis, prix'),
  legendCounter: both('counter-attacks', 'contre-attaque'),
  legendFirst: both('first player', 'premier joueur'),
} as const satisfies Readonly<Record<string, Localized>>;

/** Why a game has ended, as a headline. */
export const endings: Readonly<Record<EndReason, Localized>> = {
  lastQuest: both('The last quest is completed', 'La dernière quête est accomplie'),
  stalemate: both('The quests have outlasted the guilds', 'Les quêtes ont eu raison des guildes'),
  lastSeat: both('One guild is left', 'Il ne reste qu’une guilde'),
};
