import { locales, type Locale, type Localized } from './locale.js';
import { refuse, type Refusal } from './refusal.js';
import type { AnyPresentation } from './presentation.js';
import type { AnyRules, RefusalFacts } from './rules.js';
import { stepTitle } from './step-title.js';
import type { Json } from './json.js';
import { SEAT_SEED_LIMITS } from './seat-seed.js';

/** The refusals of the kernel itself, in every ruleset. */
export const gameRefusals = {
  alreadyOpen: { en: 'This game is open already.', fr: 'Cette partie est déjà ouverte.' },
  invalidOptions: {
    en: 'These options do not fit the ruleset. {issues}',
    fr: 'Ces options ne conviennent pas à ces règles. {issues}',
  },
  invalidCommand: {
    en: 'This is not a well-formed command. {issues}',
    fr: 'Cette commande n’est pas bien formée. {issues}',
  },
  unknownCommand: {
    en: 'There is no command “{command}” in this ruleset.',
    fr: 'Ces règles n’ont pas de commande « {command} ».',
  },
  notStarted: { en: 'The game has not started yet.', fr: 'La partie n’a pas encore commencé.' },
  alreadyStarted: { en: 'The game has started already.', fr: 'La partie a déjà commencé.' },
  notRunning: { en: 'The game is not running.', fr: 'La partie n’est pas en cours.' },
  startIsCalled: {
    en: 'The start is called: seats give their seeds, and no player sits down or stands up any more.',
    fr: 'Le départ est donné : les places livrent leurs graines, et plus aucun joueur ne s’assied ni ne se lève.',
  },
  startNotCalled: {
    en: 'Seeds are given once the start is called, and not after it.',
    fr: 'Les graines se donnent quand le départ est appelé, et plus après.',
  },
  seedsAreHidden: {
    en: 'At this table seeds stay hidden until the start: sit down with a commitment to yours, and give the seed when the start is called.',
    fr: 'À cette table, les graines restent cachées jusqu’au départ : asseyez-vous avec un engagement sur la vôtre, et donnez la graine quand le départ est appelé.',
  },
  seedsAreOpen: {
    en: 'At this table seeds are open: give yours as it is, without a commitment.',
    fr: 'À cette table, les graines sont ouvertes : donnez la vôtre telle quelle, sans engagement.',
  },
  noSeedOwed: { en: 'Seat {seat} owes no seed.', fr: 'La place {seat} ne doit pas de graine.' },
  wrongSeed: {
    en: 'This is not the seed that seat {seat} has committed to.',
    fr: 'Ce n’est pas la graine sur laquelle la place {seat} s’est engagée.',
  },
  invalidSeed: SEAT_SEED_LIMITS,
  invalidSeedCommitment: {
    en: 'The commitment to a seed is the SHA-256 of its text in UTF-8, as 64 lower-case hex digits.',
    fr: 'L’engagement sur une graine est le SHA-256 de son texte en UTF-8, en 64 chiffres hexadécimaux minuscules.',
  },
  tooOld: {
    en: 'This game is played by version {version} of its rules, which was released before this was possible.',
    fr: 'Cette partie suit la version {version} de ses règles, parue avant que cela ne soit possible.',
  },
  noClock: {
    en: 'This step has no time that could be prolonged: it is over, suspended, or without a deadline.',
    fr: 'Cette étape n’a pas de temps à prolonger : elle est finie, suspendue, ou sans échéance.',
  },
  noVacations: { en: 'At this table there are no vacations.', fr: 'À cette table, il n’y a pas de congés.' },
  vacationSpent: {
    en: 'You have fewer days of vacation left: {left}.',
    fr: 'Il vous reste moins de jours de congé : {left}.',
  },
  clockStandsStill: {
    en: 'No time of seat {seat} runs now: no step with a deadline waits for it, or its time is over.',
    fr: 'Aucun temps ne court pour la place {seat} : aucune étape à échéance ne l’attend, ou son temps est écoulé.',
  },
  ownClock: {
    en: 'Time is given to others: your own clock you cannot set.',
    fr: 'Le temps se donne aux autres : vous ne réglez pas votre propre pendule.',
  },
  tooMuchGranted: {
    en: 'A seat gives others seven days in a game; you have {left} seconds left to give.',
    fr: 'Une place donne aux autres sept jours par partie ; il vous reste {left} secondes à donner.',
  },
  seatOfBot: {
    en: 'Seat {seat} is played by a bot: only people are replaced.',
    fr: 'La place {seat} est tenue par un robot : on ne remplace que des personnes.',
  },
  tableFull: { en: 'Every seat of this game is taken.', fr: 'Toutes les places de cette partie sont prises.' },
  noSuchSeat: { en: 'There is no seat {seat} in this game.', fr: 'Il n’y a pas de place {seat} dans cette partie.' },
  seatTaken: { en: 'Seat {seat} is taken.', fr: 'La place {seat} est prise.' },
  seatFree: { en: 'Seat {seat} is free.', fr: 'La place {seat} est libre.' },
  alreadySeated: { en: 'You have a seat in this game already.', fr: 'Vous avez déjà une place dans cette partie.' },
  seatsMissing: {
    en: 'Seats are taken from the first on without a gap, and the least number of them here is {least}.',
    fr: 'Les places se prennent sans trou à partir de la première ; il en faut au moins {least} ici.',
  },
  notOver: {
    en: 'This game is not over: a rematch comes after its end, and so does a game that goes on from here.',
    fr: 'Cette partie n’est pas finie : une revanche vient après sa fin, comme une partie qui reprend d’ici.',
  },
  noPosition: {
    en: 'A game goes on from a version after its start and before its end.',
    fr: 'Une partie reprend d’une version après son début et avant sa fin.',
  },
  adventureOfCampaign: {
    en: 'An adventure of a campaign has no rematch, and no game goes on from it: its campaign goes on.',
    fr: 'Une aventure de campagne n’a pas de revanche et aucune partie n’en reprend : sa campagne continue.',
  },
  unknownBot: { en: 'This ruleset has no bot “{bot}”.', fr: 'Ces règles n’ont pas de bot « {bot} ».' },
  nothingToBring: {
    en: 'In this game players bring nothing to their seats.',
    fr: 'Dans cette partie, les joueurs n’apportent rien à leur place.',
  },
  invalidBrought: {
    en: 'What you bring does not fit the ruleset. {issues}',
    fr: 'Ce que vous apportez ne convient pas à ces règles. {issues}',
  },
  alreadyResigned: { en: 'Seat {seat} has resigned.', fr: 'La place {seat} a abandonné.' },
  staleStep: {
    en: 'The step that you answer no longer waits for you.',
    fr: 'L’étape à laquelle vous répondez ne vous attend plus.',
  },
  noCampaigns: {
    en: 'There are no campaigns of the ruleset “{ruleset}”.',
    fr: 'Les règles « {ruleset} » ne connaissent pas de campagnes.',
  },
  noSuchAdventure: {
    en: 'The campaign does not wait for this adventure.',
    fr: 'La campagne n’attend pas cette aventure.',
  },
  peoplePlay: {
    en: 'People play this game: it ends when they have played it out, or resigned.',
    fr: 'Des personnes jouent cette partie : elle finit quand elles l’ont jouée, ou abandonnée.',
  },
  wrongLength: {
    en: 'A list has from 1 to {most} commands.',
    fr: 'Une liste compte de 1 à {most} commandes.',
  },
  noTakeBacks: {
    en: 'At this table commands cannot be taken back.',
    fr: 'À cette table, aucune commande ne se reprend.',
  },
  nothingToTakeBack: {
    en: 'You cannot take back that far: since then something was drawn or made known, or another player has acted.',
    fr: 'Vous ne pouvez pas reprendre jusque-là : depuis, quelque chose a été tiré ou révélé, ou un autre joueur a agi.',
  },
  noUndo: {
    en: 'At this table the game is not taken back by agreement.',
    fr: 'À cette table, on ne revient pas en arrière d’un commun accord.',
  },
  nothingToUndo: {
    en: 'The game cannot go back to there: only to before one of your own latest commands, and not beyond a seat that resigned or changed hands.',
    fr: 'La partie ne peut pas revenir jusque-là : seulement avant l’une de vos dernières commandes, et pas au-delà d’un abandon ou d’un changement à une place.',
  },
  noTakeover: {
    en: 'Name a bot, and the seat of another player that the game waits for, and whose time has run out since the last command.',
    fr: 'Nommez un robot, et la place d’un autre joueur que la partie attend et dont le temps s’est écoulé depuis sa dernière commande.',
  },
  noBotsInLeagues: {
    en: 'In a game of a league no bot plays on for a player.',
    fr: 'Dans une partie de ligue, aucun robot ne continue pour un joueur.',
  },
  proposalOpen: {
    en: 'Another proposal is open: it is answered or withdrawn first.',
    fr: 'Une autre proposition est ouverte : elle attend d’abord sa réponse ou son retrait.',
  },
  proposalPassed: {
    en: 'This proposal is no longer open.',
    fr: 'Cette proposition n’est plus ouverte.',
  },
  proposeLater: {
    en: 'This was refused: propose it again after {moves} more of your commands.',
    fr: 'Cela a été refusé : proposez-le à nouveau après {moves} de vos commandes.',
  },
  notAsked: {
    en: 'Seat {seat} is not asked, or has answered.',
    fr: 'La place {seat} n’est pas consultée, ou a répondu.',
  },
  paused: { en: 'The game is paused.', fr: 'La partie est en pause.' },
  notPaused: { en: 'The game is not paused.', fr: 'La partie n’est pas en pause.' },
  lastPerson: {
    en: 'You are the last player at this table: resign instead.',
    fr: 'Vous êtes le dernier joueur à cette table : abandonnez plutôt.',
  },
  playedOut: {
    en: 'This game is played out. It ends when all tables have played the same deal.',
    fr: 'Cette partie est jouée. Elle se termine quand toutes les tables ont joué la même donne.',
  },
  dealIsShared: {
    en: 'Several tables play this deal: its chance comes from the seed of the server alone.',
    fr: 'Plusieurs tables jouent cette donne : son hasard vient de la seule graine du serveur.',
  },
  noSubstitutes: {
    en: 'At this table seats stay with their players.',
    fr: 'À cette table, les places restent à leurs joueurs.',
  },
  seatsStay: {
    en: 'In this game a change of players would change the dice, by an older way of chance: seats stay with their players.',
    fr: 'Dans cette partie, un changement de joueurs changerait les dés, par un hasard d’une ancienne forme : les places restent à leurs joueurs.',
  },
  alreadyOffered: { en: 'Seat {seat} is offered already.', fr: 'La place {seat} est déjà offerte.' },
  seatNotOffered: { en: 'Seat {seat} is not offered.', fr: 'La place {seat} n’est pas offerte.' },
  offeredToAnother: {
    en: 'Seat {seat} is offered to another player.',
    fr: 'La place {seat} est offerte à un autre joueur.',
  },
  seatedAlready: {
    en: 'This account has a seat in the game already.',
    fr: 'Ce compte a déjà une place dans la partie.',
  },
  knowsAnotherSeat: {
    en: 'This account had another seat in the game, and knows its secrets.',
    fr: 'Ce compte a eu une autre place dans la partie, et en connaît les secrets.',
  },
  nothingDue: { en: 'This step is not due any more.', fr: 'Cette étape n’est plus à faire.' },
} as const satisfies Record<string, Localized>;

/** A code of the kernel's own refusals. */
export type GameRefusalCode = keyof typeof gameRefusals;

/** A refusal by the kernel; its rule is `KERNEL`. */
export const refuseGame = (
  code: GameRefusalCode,
  facts: Readonly<Record<string, Json>> = {},
): Refusal<GameRefusalCode> => refuse('KERNEL', code, facts);

/** What explains refusals: the presentation of a ruleset, or messages of something else. */
export type Explaining = Pick<AnyPresentation, 'refusalMessages' | 'steps' | 'tellFact'>;

/**
 * The message of a refusal, for people. Its fact `seat` is the number of a seat: in the message seats count from 1.
 * What the ruleset has a word for is told by it (`tellFact`, and steps by `steps`); a fact in both languages in the one that is wanted.
 * Throws a TypeError when neither they nor the kernel know its code.
 */
export function explain(explaining: Explaining, refusal: Refusal, locale: Locale): string {
  const message = messageOf(explaining.refusalMessages, refusal.code) ?? messageOf(gameRefusals, refusal.code);
  if (!message) throw new TypeError(`There is no message for the refusal "${refusal.code}".`);
  return message[locale].replace(/\{(\w+)\}/g, (placeholder, fact: string) => {
    const value = refusal.facts[fact];
    if (value === undefined) return placeholder;
    if (fact === 'step') return stepTold(explaining, value, locale);
    return explaining.tellFact?.(fact, value, locale) ?? plain(fact, value, locale);
  });
}

/** The facts that a refusal should give and does not. None in a sound ruleset. */
export const lackingFacts = (rules: Pick<AnyRules, 'refusals'>, { code, facts }: Refusal): string[] =>
  factsOf(rules, code).filter((fact) => !Object.hasOwn(facts, fact));

const factsOf = ({ refusals }: Pick<AnyRules, 'refusals'>, code: string): readonly string[] => {
  const own = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  return own ?? placeholdersIn(messageOf(gameRefusals, code) ?? { en: '', fr: '' });
};

/** The facts that a message names, in either language: `{card}`. */
export const placeholdersIn = (message: Localized): readonly string[] => [
  ...new Set(locales.flatMap((locale) => message[locale].match(/(?<=\{)\w+(?=\})/gu) ?? [])),
];

/** The facts that messages name, by code: `refusals` of rules that are written in one piece with their presentation. */
export const factsIn = <Code extends string>(messages: Readonly<Record<Code, Localized>>): RefusalFacts<Code> =>
  Object.fromEntries(
    Object.entries<Localized>(messages).map(([code, message]) => [code, placeholdersIn(message)]),
  ) as unknown as RefusalFacts<Code>;

const messageOf = (known: Readonly<Record<string, Localized>>, code: string): Localized | undefined =>
  Object.hasOwn(known, code) ? known[code] : undefined;

/** The step that a game waits in, where it does. */
const stepTold = (explaining: Explaining, step: Json, locale: Locale): string =>
  typeof step === 'string'
    ? stepTitle(explaining, step, locale)
    : { en: 'no player is asked', fr: 'aucun joueur n’est appelé' }[locale];

function plain(fact: string, value: Json, locale: Locale): string {
  if (isLocalized(value)) return value[locale];
  if (fact === 'seat' && typeof value === 'number') return String(value + 1);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isLocalized = (value: Json): value is Localized =>
  typeof value === 'object' &&
  value !== null &&
  locales.every((locale) => typeof (value as Localized)[locale] === 'string');
