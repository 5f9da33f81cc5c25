import { reasonedBy, type EventReason, type Locale, type ReasonPart, type Reasonings } from '#kernel';
import type { SeenEvent } from '#guilds/queries';
import { formatterIn, type EventFormatter, type Roll } from './event-formatter.js';

const reasons: Reasonings<SeenEvent, EventFormatter> = {
  groupAttacked: (roll, tell) => reasonOfRoll(roll, 'GUILD-115', tell),
  monsterAttacked: (roll, tell) => reasonOfRoll(roll, 'GUILD-119', tell),
  duelFought: (roll, tell) => reasonOfRoll(roll, 'GUILD-127', tell),
  lotSold: ({ bids, winner, price }, tell) => ({
    ruleId: 'GUILD-041',
    text: tell.say(
      'The highest valid bid wins; among equal bids the first seat clockwise from the first player. The price is 1 ruby more than the second bid, at most the own bid.',
      'La plus haute enchère valable l’emporte ; à égalité, la première place dans le sens horaire depuis le premier joueur. Le prix est la deuxième enchère plus 1 rubis, au plus sa propre enchère.',
    ),
    parts: [
      ...bids.map(({ seat, amount, valid }): ReasonPart => ({
        label: `${tell.who(seat)}${valid ? '' : tell.say(' (void)', ' (nulle)')}`,
        value: tell.rubies(amount),
        ruleId: valid ? null : 'GUILD-040',
      })),
      {
        label: tell.say(`${tell.who(winner)} pays`, `${tell.who(winner)} paie`),
        value: tell.rubies(price),
        ruleId: 'GUILD-042',
      },
    ],
  }),
};

/** The dice of an attack, and the damage that they add up to (GUILD-107). */
function reasonOfRoll(
  { attack, defense, dice: { faces }, damage }: Roll,
  ruleOfAttack: string,
  tell: EventFormatter,
): EventReason {
  return {
    ruleId: 'GUILD-107',
    text: tell.say(
      'There are as many dice as the attack is above the defense, and the damage is their sum.',
      'On lance autant de dés que l’attaque dépasse la défense ; leur somme fait les dégâts.',
    ),
    parts: [
      { label: tell.say('attack', 'attaque'), value: String(attack), ruleId: ruleOfAttack },
      { label: tell.say('defense', 'défense'), value: String(defense), ruleId: null },
      {
        label: `${tell.count(faces.length, 'die', 'dé').replace('dies', 'dice')}${faces.length > 0 ? ` (${faces.join(', ')})` : ''}`,
        value: tell.damage(damage),
        ruleId: null,
      },
    ],
  };
}

/** Why an event came out as it did, where the rules chose or added up. */
export const why = (event: SeenEvent, locale: Locale, names: readonly string[]): EventReason | undefined =>
  reasonedBy(reasons, event, formatterIn(locale, names));
