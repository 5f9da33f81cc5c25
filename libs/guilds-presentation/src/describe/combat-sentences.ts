import type { combatEvents, FighterId } from '#guilds/queries';
import type { EventFormatter, Tellings } from './event-formatter.js';

type Line = readonly { readonly fighterId: FighterId }[];

const fighters = (line: Line, tell: EventFormatter): string =>
  tell.cards(
    line.map(({ fighterId }) => fighterId),
    tell.say('nobody', 'personne'),
  );

interface Sides {
  readonly attackers: number;
  readonly behind?: number | undefined;
  readonly defenders: number;
}

/** How many stand on both sides: “2 attackers in front, 1 behind and 1 defender left standing”. */
function standing({ attackers, behind = 0, defenders }: Sides, tell: EventFormatter): string {
  const attack = tell.count(attackers, 'attacker', 'attaquant');
  const defense = tell.count(defenders, 'defender', 'défenseur');
  return behind === 0
    ? tell.say(`${attack} and ${defense} left standing`, `${attack} et ${defense} encore en lice`)
    : tell.say(
        `${attack} in front, ${behind} behind and ${defense} left standing`,
        `${attack} devant, ${behind} derrière et ${defense} encore en lice`,
      );
}

/** The booty of a winner: “, booty 3 rubies and 1 card”; empty when it takes nothing. */
function booty(rubies: number, cards: number, tell: EventFormatter): string {
  if (rubies + cards === 0) return '';
  const parts = [
    ...(rubies > 0 ? [tell.rubies(rubies)] : []),
    ...(cards > 0 ? [tell.count(cards, 'card', 'carte')] : []),
  ];
  return tell.say(`, booty ${tell.listed(parts, '')}`, `, butin de ${tell.listed(parts, '')}`);
}

/** Guild combats. */
export const combatSentences: Tellings<keyof typeof combatEvents> = {
  mageSwitched: ({ seat, mageId, post }, { say, of, card }) =>
    say(
      `${card(mageId)} ${of(seat)} becomes ${post}.`,
      `${card(mageId)}, de la guilde ${of(seat)}, passe en ${post === 'active' ? 'actif' : 'passif'}.`,
    ),
  rearrangeEnded: ({ seat }, { say, who }) =>
    say(
      `${who(seat)} has rearranged the mages of the guild.`,
      `${who(seat)} a fini de changer la disposition de ses mages.`,
    ),
  attackDeclared: ({ seat, target }, { say, who, of }) =>
    say(`${who(seat)} attacks the guild ${of(target)}.`, `${who(seat)} attaque la guilde ${of(target)}.`),
  defenderLinedUp({ seat, column, mageId }, { say, who, card }) {
    const mage = mageId === undefined ? say('a mage', 'un mage') : card(mageId);
    return say(
      `${who(seat)} puts ${mage} into column ${column} of the defense.`,
      `${who(seat)} place ${mage} dans la colonne ${column} de la défense.`,
    );
  },
  defendersLinedUpAtRandom({ seat, count, mageIds }, tell) {
    const who = tell.who(seat);
    const columns = tell.count(count, 'column', 'colonne');
    return mageIds === undefined
      ? tell.say(`${who} leaves ${columns} to chance.`, `${who} laisse ${columns} au hasard.`)
      : tell.say(
          `${who} leaves ${columns} to chance: ${tell.cards(mageIds, 'no one')}.`,
          `${who} laisse ${columns} au hasard : ${tell.cards(mageIds, 'personne')}.`,
        );
  },
  attackerLinedUp({ seat, mageId, column }, { say, who, card }) {
    const mage = mageId === undefined ? say('a mage', 'un mage') : card(mageId);
    const where = column === undefined ? '' : say(`, column ${column}`, `, colonne ${column}`);
    return say(
      `${who(seat)} puts ${mage} into the attack${where}.`,
      `${who(seat)} place ${mage} dans l’attaque${where}.`,
    );
  },
  linesRevealed({ front, back, defense }, tell) {
    const behind =
      back.length > 0 ? tell.say(', ', ', ') + fighters(back, tell) + tell.say(' behind', ' derrière') : '';
    return tell.say(
      `The lines are revealed: ${fighters(front, tell)} in front${behind}, against ${fighters(defense, tell)}.`,
      `Les lignes sont révélées : ${fighters(front, tell)} devant${behind}, face à ${fighters(defense, tell)}.`,
    );
  },
  waveBegan: ({ wave }, { say }) =>
    wave === 'attack'
      ? say('The attack begins.', 'L’attaque commence.')
      : say('The counter-attack begins.', 'La contre-attaque commence.'),
  combatCardChosen({ seat, play }, { say, who, card }) {
    if (play === undefined) return say(`${who(seat)} has played a card or passed.`, `${who(seat)} a joué ou passé.`);
    return play === null
      ? say(`${who(seat)} passes.`, `${who(seat)} passe.`)
      : say(`${who(seat)} lays down ${card(play.itemId)}.`, `${who(seat)} pose ${card(play.itemId)}.`);
  },
  combatCardsRevealed({ plays }, tell) {
    const none = tell.say('no card', 'aucune carte');
    const shown = tell.each(plays.map(({ seat, play }) => [tell.who(seat), play ? tell.card(play.itemId) : none]));
    return tell.say(`The cards are shown. ${shown}.`, `Les cartes sont montrées. ${shown}.`);
  },
  duelFought({ column, attackerId, defenderId, element, ...roll }, tell) {
    const [attacker, defender, name] = [tell.card(attackerId), tell.card(defenderId), tell.element(element)];
    return tell.say(
      `Column ${column}: ${attacker} attacks ${defender} with ${name}, ${tell.roll(roll)}.`,
      `Colonne ${column} : ${attacker} attaque ${defender} (${name}), ${tell.roll(roll)}.`,
    );
  },
  duelSkipped: ({ column, attackerId }, { say, card }) =>
    say(
      `Column ${column}: ${card(attackerId)} finds no one to attack any more.`,
      `Colonne ${column} : ${card(attackerId)} ne trouve plus personne à attaquer.`,
    ),
  leaderBeaten: ({ seat, leaderId }, { say, of, card }) =>
    say(
      `${card(leaderId)}, the leader ${of(seat)}, is beaten and leaves the line.`,
      `${card(leaderId)}, leader ${of(seat)}, plie et quitte la ligne.`,
    ),
  waveEnded: (sides, tell) =>
    tell.say(`The wave is over: ${standing(sides, tell)}.`, `L’assaut est terminé : ${standing(sides, tell)}.`),
  counterAttackChosen: ({ seat, counter }, { say, who }) =>
    counter
      ? say(`${who(seat)} counter-attacks.`, `${who(seat)} contre-attaque.`)
      : say(`${who(seat)} does not counter-attack.`, `${who(seat)} ne contre-attaque pas.`),
  combatDecided({ seat, target, winner, rubies = 0, cards = 0, ...sides }, tell) {
    const left = standing(sides, tell) + booty(rubies, cards, tell);
    const beaten = winner === seat ? target : seat;
    const against = beaten === undefined ? '' : tell.say(` against ${tell.who(beaten)}`, ` contre ${tell.who(beaten)}`);
    return winner === null
      ? tell.say(`No one wins the combat: ${left}.`, `Personne ne gagne le combat : ${left}.`)
      : tell.say(
          `${tell.who(winner)} wins the combat${against}: ${left}.`,
          `${tell.who(winner)} gagne le combat${against} : ${left}.`,
        );
  },
  rubiesLooted: ({ seat, from, rubies }, tell) =>
    tell.say(
      `${tell.who(seat)} takes ${tell.rubies(rubies)} from ${tell.who(from)} as booty.`,
      `${tell.who(seat)} prend ${tell.rubies(rubies)} à ${tell.who(from)} comme butin.`,
    ),
  objectLooted: ({ seat, from, objectId }, { say, who, card }) =>
    say(
      `${who(seat)} takes ${card(objectId)} from ${who(from)} as booty.`,
      `${who(seat)} prend ${card(objectId)} à ${who(from)} comme butin.`,
    ),
  spellLooted({ seat, from, spellId }, { say, who, card }) {
    const spell = spellId === undefined ? say('a random spell', 'un sort au hasard') : card(spellId);
    return say(
      `${who(seat)} takes ${spell} from ${who(from)} as booty.`,
      `${who(seat)} prend ${spell} à ${who(from)} comme butin.`,
    );
  },
  combatEnded: ({ seat, target }, { say, of, who }) =>
    say(
      `The combat ${of(seat)} against ${who(target)} is over.`,
      `Le combat ${of(seat)} contre ${who(target)} est terminé.`,
    ),
};
