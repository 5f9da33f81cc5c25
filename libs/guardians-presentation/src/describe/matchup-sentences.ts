import { lastingTold, propertyName } from '#cards-presentation';
import type { MatchupEventType } from '#guardians/queries';
import type { Seen, EventFormatter, Tellings } from './event-formatter.js';
import { withItem } from './with-item.js';

type Compared = Seen<'matchupCompared'>;

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
  rangedAttackMade: ({ seat, receiver, ...attacker }, tell) =>
    tell.say(
      `${tell.who(seat)} has ${withItem(tell, attacker)} attack from afar for ${tell.card(receiver)}.`,
      `${tell.who(seat)} ajoute à distance ${withItem(tell, attacker)} pour ${tell.card(receiver)}.`,
    ),
  rangedAttackSettled: ({ card, receiver, value }, tell) =>
    value === null
      ? `${tell.does(card, 'adds nothing', ['n’ajoute rien', 'n’ajoutent rien'])}.`
      : `${tell.does(card, `adds ${value} to`, [`ajoute ${value} à`, `ajoutent ${value} à`])} ${tell.card(receiver)}.`,
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
      ? `${tell.does(receiver, 'loses', ['perd', 'perdent'])} ${value}.`
      : `${tell.does(receiver, 'gains', ['gagne', 'gagnent'])} ${value}.`,
  strongholdCreatureUsed: ({ seat, stronghold, card, receiver, value }, tell) =>
    tell.say(
      `From under ${tell.home(seat, stronghold)}, ${tell.does(card, 'gives', ['', ''])} ${tell.card(receiver)} ${value} by influence.`,
      `Sous ${tell.home(seat, stronghold)}, ${tell.does(card, '', ['donne', 'donnent'])} ${value} d’influence à ${tell.card(receiver)}.`,
    ),
  effectApplied: (event, tell) =>
    lastingTold(
      tell,
      event,
      event.lasts === 'ROUND'
        ? tell.say('until the end of this match-up', 'jusqu’à la fin de cette confrontation')
        : tell.say('until the end of this combat', 'jusqu’à la fin de ce combat'),
    ),
  areaStruck({ seat, source, value, cards }, tell) {
    const hit = tell.list(
      cards.map((card) => tell.card(card)),
      tell.say('no creature is hit', 'aucune créature touchée'),
    );
    return tell.say(
      `${tell.of(seat)} ${tell.card(source)} strikes the enemy hand with ${value}: ${hit}.`,
      `${tell.who(seat)} frappe la main ennemie avec ${tell.card(source)} (${value}) : ${hit}.`,
    );
  },
  matchupAbandoned: (_event, tell) =>
    tell.say('The match-up ends without a result.', 'La confrontation reste sans résultat.'),
  matchupCompared(event, tell) {
    const rule = event.lowerWins ? tell.say(' (the lower total wins)', ' (le total le plus faible gagne)') : '';
    const { winner, beaten } = event;
    const sums = `${totalsOf(tell, event)}${rule}`;
    if (beaten) {
      return tell.say(
        `${sums}: ${tell.card(beaten)} is beaten.`,
        `${sums} : ${tell.does(beaten, '', ['est', 'sont'])} ${tell.agreed(beaten, 'battu')}.`,
      );
    }
    if (winner === null) return tell.say(`${sums}: a push.`, `${sums} : égalité.`);
    const spared = tell.list(
      event.totals.filter(({ seat }) => seat !== winner).map(({ seat }) => tell.of(seat)),
      '',
    );
    return tell.say(
      `${sums}: ${spared} creature is immune to this attack and is not beaten.`,
      `${sums} : la créature ${spared}, immunisée contre cette attaque, n’est pas battue.`,
    );
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
