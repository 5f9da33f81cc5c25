import type { combatEvents } from '../events/combat-events.js';
import type { Tellings } from './teller.js';

/** Duels and the combats of raids. */
export const combatSentences: Tellings<keyof typeof combatEvents> = {
  combatBegun: ({ kind, stronghold }, tell) =>
    kind === 'DUEL' || stronghold === null
      ? tell.say('A duel begins.', 'Un duel commence.')
      : tell.say(
          `A raid combat begins for ${tell.stronghold(stronghold)}.`,
          `Un combat de raid commence pour ${tell.stronghold(stronghold)}.`,
        ),
  corruptionPlayed: ({ seat, card, target }, tell) =>
    tell.say(
      `${tell.who(seat)} corrupts ${tell.card(target)} with ${tell.card(card)}.`,
      `${tell.who(seat)} corrompt ${tell.card(target)} par ${tell.card(card)}.`,
    ),
  attackerJoined: ({ seat, card }, tell) =>
    tell.say(
      `${tell.card(card)} joins the duel for ${tell.who(seat)}.`,
      `${tell.card(card)} rejoint le duel pour ${tell.who(seat)}.`,
    ),
  strongholdCreatureUsed: ({ seat, stronghold, card, receiver }, tell) =>
    tell.say(
      `${tell.who(seat)} uses ${tell.card(card)} under ${tell.stronghold(stronghold)} for ${tell.card(receiver)}.`,
      `${tell.who(seat)} utilise ${tell.card(card)} sous ${tell.stronghold(stronghold)} pour ${tell.card(receiver)}.`,
    ),
  creatureTookPart: ({ card }, tell) =>
    tell.say(`${tell.card(card)} takes part.`, `${tell.card(card)} prend part au combat.`),
  guardianInfluenced: ({ seat, receiver, value }, tell) =>
    tell.say(
      `The guardian of ${tell.who(seat)} gives ${tell.card(receiver)} ${value} by influence.`,
      `Le Gardien de ${tell.who(seat)} donne ${value} d'influence à ${tell.card(receiver)}.`,
    ),
  creatureSupported: ({ ability, source, receiver, value }, tell) =>
    ability === 'INFLUENCE'
      ? tell.say(
          `${tell.card(source)} gives ${tell.card(receiver)} ${value} by influence.`,
          `${tell.card(source)} donne ${value} d'influence à ${tell.card(receiver)}.`,
        )
      : tell.say(
          `${tell.card(source)} adds ${value} to ${tell.card(receiver)} from afar.`,
          `${tell.card(source)} ajoute ${value} à ${tell.card(receiver)} à distance.`,
        ),
  duelShieldLaid: ({ seat, card, on }, tell) =>
    tell.say(
      `${tell.who(seat)} lays ${tell.card(card)} against ${tell.card(on)}.`,
      `${tell.who(seat)} oppose ${tell.card(card)} à ${tell.card(on)}.`,
    ),
  roundCompared: ({ round, totals, lowerWins, winner }, tell) => {
    const sums = totals.map(({ seat, total }) => `${tell.who(seat)} ${total}`).join(', ');
    const name =
      round === 'PRIMARY'
        ? tell.say('Primary round', 'Round Primaire')
        : tell.say('Secondary round', 'Round Secondaire');
    const rule = lowerWins ? tell.say(' (the lower total wins)', ' (le total le plus faible gagne)') : '';
    const result =
      winner === null
        ? tell.say('a tie', 'égalité')
        : tell.say(`${tell.who(winner)} wins`, `${tell.who(winner)} gagne`);
    return tell.say(`${name}: ${sums}${rule}: ${result}.`, `${name} : ${sums}${rule} : ${result}.`);
  },
  roundDecided: ({ winner, why }, tell) => {
    const reason = {
      ALONE: tell.say('one creature is left', 'une seule créature reste'),
      NOBODY_LEFT: tell.say('nobody is left', 'personne ne reste'),
      PRIMARY_STANDS: tell.say('the primary round stands', 'le Round Primaire décide'),
    }[why];
    const result =
      winner === null
        ? tell.say('nobody wins', 'personne ne gagne')
        : tell.say(`${tell.who(winner)} wins`, `${tell.who(winner)} gagne`);
    return tell.say(`Without comparison, ${reason}: ${result}.`, `Sans comparaison, ${reason} : ${result}.`);
  },
  duelEnded: ({ winner }, tell) =>
    winner === null
      ? tell.say('The duel is over; nobody has won it.', "Le duel est fini ; personne ne l'a gagné.")
      : tell.say(
          `The duel is over: ${tell.who(winner)} has won it.`,
          `Le duel est fini : ${tell.who(winner)} l'a gagné.`,
        ),
};
