import type { Seat } from '#kernel';
import type { combatEvents, Round, SeenEvent } from '#arena/queries';
import type { EventFormatter, Tellings } from './event-formatter.js';

/** Duels and the combats of raids. */
export const combatSentences: Tellings<keyof typeof combatEvents> = {
  combatBegun: ({ kind, stronghold }, tell) =>
    kind === 'DUEL' || stronghold === null
      ? tell.say('A duel begins.', 'Un duel commence.')
      : tell.say(
          `A raid combat for ${tell.stronghold(stronghold)} begins.`,
          `Un combat de raid commence pour ${tell.stronghold(stronghold)}.`,
        ),
  corruptionPlayed: ({ seat, card, target }, tell) =>
    tell.say(
      `${tell.who(seat)} corrupts ${tell.card(target)} with ${tell.card(card)}.`,
      `${tell.who(seat)} corrompt ${tell.card(target)} avec ${tell.card(card)}.`,
    ),
  attackerJoined: ({ seat, card }, tell) =>
    tell.say(
      `${tell.card(card)} joins the duel for ${tell.who(seat)}.`,
      `${tell.does(card, '', ['rejoint', 'rejoignent'])} le duel pour ${tell.who(seat)}.`,
    ),
  strongholdCreatureUsed: ({ seat, stronghold, card, receiver }, tell) =>
    tell.say(
      `${tell.who(seat)} uses ${tell.card(card)} under ${tell.stronghold(stronghold)} for ${tell.card(receiver)}.`,
      `${tell.who(seat)} utilise ${tell.card(card)} sous ${tell.stronghold(stronghold)} pour ${tell.card(receiver)}.`,
    ),
  creatureTookPart: ({ card }, tell) =>
    `${tell.does(card, 'takes part', ['prend part au combat', 'prennent part au combat'])}.`,
  guardianInfluenced: ({ seat, receiver, value }, tell) =>
    tell.say(
      `${tell.of(seat)} guardian gives ${tell.card(receiver)} ${value} by influence.`,
      `Le Gardien ${tell.of(seat)} donne ${value} d’influence à ${tell.card(receiver)}.`,
    ),
  creatureSupported: ({ ability, source, receiver, value }, tell) =>
    ability === 'INFLUENCE'
      ? tell.say(
          `${tell.card(source)} gives ${tell.card(receiver)} ${value} by influence.`,
          `${tell.does(source, '', ['donne', 'donnent'])} ${value} d’influence à ${tell.card(receiver)}.`,
        )
      : tell.say(
          `${tell.card(source)} adds ${value} to ${tell.card(receiver)} from afar.`,
          `${tell.does(source, '', ['ajoute', 'ajoutent'])} ${value} à ${tell.card(receiver)} à distance.`,
        ),
  duelShieldLaid: ({ seat, card, on }, tell) =>
    tell.say(
      `${tell.who(seat)} lays ${tell.card(card)} against ${tell.card(on)}.`,
      `${tell.who(seat)} oppose ${tell.card(card)} à ${tell.card(on)}.`,
    ),
  roundCompared: ({ round, totals, lowerWins, winner, voided }, tell) => {
    const sums = tell.list(
      totals.map((total) => sumOf(tell, total, voided)),
      '',
    );
    const rule = lowerWins ? tell.say(' (the lower total wins)', ' (le total le plus faible gagne)') : '';
    const result =
      winner === null
        ? tell.say('A tie', 'Égalité')
        : tell.say(`${tell.who(winner)} wins`, `${tell.who(winner)} gagne`);
    return `${tell.each([[roundName(tell, round), `${sums}${rule}`]])}. ${result}.`;
  },
  roundDecided: ({ round, winner, why }, tell) => {
    const reason = {
      ALONE: tell.say('only one creature is left', 'il ne reste qu’une créature'),
      NOBODY_LEFT: tell.say('no creature is left', 'il ne reste aucune créature'),
      PRIMARY_STANDS: tell.say('nothing has changed the primary round', 'rien n’a changé le Round Primaire'),
    }[why];
    const result =
      winner === null
        ? tell.say('No one wins', 'Personne ne gagne')
        : tell.say(`${tell.who(winner)} wins`, `${tell.who(winner)} gagne`);
    return `${tell.each([[roundName(tell, round), reason]])}. ${result}.`;
  },
  duelEnded: ({ winner }, tell) =>
    winner === null
      ? tell.say('The duel is over; no one has won it.', 'Le duel est fini ; personne ne l’a gagné.')
      : tell.say(
          `The duel is over: ${tell.who(winner)} has won it.`,
          `Le duel est fini : ${tell.who(winner)} l’a gagné.`,
        ),
};

const roundName = (tell: EventFormatter, round: Round): string =>
  round === 'PRIMARY' ? tell.say('Primary round', 'Round Primaire') : tell.say('Secondary round', 'Round Secondaire');

type Sum = Extract<SeenEvent, { type: 'roundCompared' }>['totals'][number];

/** “Ada 8 (a creature)”: a total with the creatures that count in it, and why it is nothing where it is. */
function sumOf(tell: EventFormatter, { seat, total, contributions }: Sum, voided: readonly Seat[]): string {
  const counted = contributions.filter(({ sort }) => sort === 'BASE').map(({ card }) => tell.name(card));
  const creatures = tell.list(counted, tell.say('no creature counts', 'aucune créature ne compte'));
  const reasons = contributions.filter(({ sort }) => sort === 'ANNULLED').map((part) => annulment(tell, part));
  const voids = voided.includes(seat) && reasons.length === 0 ? [immune(tell)] : [];
  return `${tell.who(seat)} ${total} (${tell.phrases([creatures, ...reasons, ...voids])})`;
}

const immune = (tell: EventFormatter): string => tell.say('the enemy is immune to it', 'l’adversaire y est insensible');

/** Why a total, or a duellist's base, counts nothing (ARENA-FLY-01, ARENA-IMM-01, ARENA-IMM-02). */
function annulment(tell: EventFormatter, { rule, card }: Sum['contributions'][number]): string {
  if (rule === 'ARENA-FLY-01') return tell.say(`${tell.name(card)} flies over it`, `${tell.name(card)} la survole`);
  return rule === 'ARENA-IMM-01'
    ? tell.say(`${tell.name(card)} is immune to it`, `${tell.name(card)} y est insensible`)
    : tell.say(`${tell.name(card)} met an immune enemy`, `l’adversaire a résisté à ${tell.name(card)}`);
}
