import { propertyName } from '#cards-presentation';
import type { MatchupEventType } from '#guardians/queries';
import type { Seen, EventFormatter, Tellings } from './event-formatter.js';

type Attacker = Seen<'attackersRevealed'>['attackers'][number];
type Compared = Seen<'matchupCompared'>;

const withItem = (tell: EventFormatter, { card, item }: Pick<Attacker, 'card' | 'item'>): string =>
  item
    ? tell.say(`${tell.card(card)} with ${tell.card(item)}`, `${tell.card(card)} avec ${tell.card(item)}`)
    : tell.card(card);

/** “Ada 12 to Bo 9”. */
const totalsOf = (tell: EventFormatter, { totals }: Compared): string =>
  tell.list(
    totals.map(({ seat, total }) => `${tell.who(seat)} ${total}`),
    '',
  );

/** Match-ups (guardians.md 5.6 to 5.8). */
export const matchupSentences: Tellings<MatchupEventType> = {
  attackerCommitted: ({ seat, card }, tell) =>
    tell.say(
      `${tell.who(seat)} commits ${tell.card(card, 'a creature')}.`,
      `${tell.who(seat)} engage ${tell.card(card, 'une créature')}.`,
    ),
  propertyDeclared: ({ seat, values }, tell) => {
    const said = tell.list(
      values.map((value) => propertyName(tell, value)),
      '',
    );
    return tell.say(
      `${tell.of(seat)} attacker is declared: ${said}.`,
      `L’attaquant ${tell.of(seat)} est annoncé : ${said}.`,
    );
  },
  attackersRevealed: ({ attackers }, tell) =>
    `${tell.each(attackers.map((attacker) => [tell.who(attacker.seat), withItem(tell, attacker)]))}.`,
  secondaryCommitted: ({ seat, target, ...attacker }, tell) =>
    tell.say(
      `${tell.who(seat)} sends ${withItem(tell, attacker)} at ${tell.card(target)}.`,
      `${tell.who(seat)} lance ${withItem(tell, attacker)} contre ${tell.card(target)}.`,
    ),
  corruptionPlayed: ({ seat, card, target }, tell) =>
    tell.say(
      `${tell.who(seat)} corrupts ${tell.card(target)} with ${tell.card(card)}.`,
      `${tell.who(seat)} corrompt ${tell.card(target)} avec ${tell.card(card)}.`,
    ),
  rangedAttackMade: ({ receiver, ...attacker }, tell) =>
    tell.say(
      `${withItem(tell, attacker)} attacks from afar for ${tell.card(receiver)}.`,
      `${withItem(tell, attacker)} attaque à distance pour ${tell.card(receiver)}.`,
    ),
  rangedAttackSettled: ({ card, receiver, value }, tell) =>
    value === null
      ? tell.say(`${tell.card(card)} adds nothing.`, `${tell.card(card)} n’ajoute rien.`)
      : tell.say(
          `${tell.card(card)} adds ${value} to ${tell.card(receiver)}.`,
          `${tell.card(card)} ajoute ${value} à ${tell.card(receiver)}.`,
        ),
  guardianInfluenced: ({ seat, receiver, value }, tell) =>
    tell.say(
      `${tell.of(seat)} guardian gives ${tell.card(receiver)} ${value} by influence.`,
      `Le Gardien ${tell.of(seat)} donne ${value} d’influence à ${tell.card(receiver)}.`,
    ),
  influenceReversed: ({ seat, receiver }, tell) =>
    tell.say(
      `${tell.who(seat)} turns the influence on ${tell.card(receiver)}: it is subtracted.`,
      `${tell.who(seat)} retourne l’influence sur ${tell.card(receiver)} : elle est soustraite.`,
    ),
  influenceReceived: ({ receiver, value, reversed }, tell) =>
    reversed
      ? tell.say(`${tell.card(receiver)} loses ${value}.`, `${tell.card(receiver)} perd ${value}.`)
      : tell.say(`${tell.card(receiver)} gains ${value}.`, `${tell.card(receiver)} gagne ${value}.`),
  strongholdCreatureUsed: ({ seat, stronghold, card, receiver, value }, tell) =>
    tell.say(
      `${tell.card(card)}, under ${tell.home(seat, stronghold)}, gives ${tell.card(receiver)} ${value} by influence.`,
      `${tell.card(card)}, sous ${tell.home(seat, stronghold)}, donne ${value} d’influence à ${tell.card(receiver)}.`,
    ),
  effectApplied({ source, on, lasts }, tell) {
    const whom = on ? tell.say(` on ${tell.card(on)}`, ` sur ${tell.card(on)}`) : '';
    return lasts === 'ROUND'
      ? tell.say(
          `${tell.card(source)} is in force for this match-up${whom}.`,
          `${tell.card(source)} est en vigueur pour cette confrontation${whom}.`,
        )
      : tell.say(
          `${tell.card(source)} is in force for this combat${whom}.`,
          `${tell.card(source)} est en vigueur pour ce combat${whom}.`,
        );
  },
  areaStruck({ seat, source, value, cards }, tell) {
    const hit = tell.list(
      cards.map((card) => tell.card(card)),
      tell.say('no creature is hit', 'aucune créature touchée'),
    );
    return tell.say(
      `${tell.of(seat)} ${tell.card(source)} strikes the enemy hand with ${value}: ${hit}.`,
      `${tell.card(source)} ${tell.of(seat)} frappe la main ennemie avec ${value} : ${hit}.`,
    );
  },
  matchupAbandoned: (_event, tell) =>
    tell.say('The match-up ends without a result.', 'La confrontation reste sans résultat.'),
  matchupCompared(event, tell) {
    const rule = event.lowerWins ? tell.say(' (the lower total wins)', ' (le total le plus faible gagne)') : '';
    const { winner, beaten } = event;
    const result = beaten
      ? tell.say(`${tell.card(beaten)} is beaten`, `${tell.card(beaten)} : combat perdu`)
      : winner === null
        ? tell.say('a push', 'égalité')
        : tell.say('immune, so neither is beaten', 'insensible : personne n’a perdu');
    return `${totalsOf(tell, event)}${rule}${tell.say(': ', ' : ')}${result}.`;
  },
  primaryEnded({ left }, tell) {
    const who = tell.list(left.map(tell.who), tell.say('nobody', 'personne'));
    return tell.say(
      `The primary attacks are over. Creatures left: ${who}.`,
      `Les attaques primaires sont finies. Créatures restantes : ${who}.`,
    );
  },
  secondaryStopped: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} attacks no further.`, `${tell.who(seat)} n’attaque plus.`),
};
