import { buildingTexts, cardTexts, passTexts } from '#cards-presentation';
import { toldBy, type Locale } from '#kernel';
import type { Command, CommandType, Target, View } from '#guardians/queries';
import { commandTellerIn, type CommandTexts } from './command-teller.js';
import { way } from './way.js';

/** Buttons of the set-up and of phase I. */
const organiseTexts: CommandTexts<
  | 'cutDeck'
  | 'keepOpeningHand'
  | 'redrawOpeningHand'
  | 'placeInUpgrade'
  | 'attachUpgrade'
  | 'attachItem'
  | 'unplace'
  | 'finishPlacement'
> = {
  cutDeck: ({ depth }, { say, count }) =>
    depth === 0
      ? say('Leave the deck as it lies', 'Laisser le paquet tel quel')
      : say(
          `Cut the deck below ${count(depth, 'card', 'carte')}`,
          `Couper le paquet après ${count(depth, 'card', 'carte')}`,
        ),
  keepOpeningHand: (_, { say }) => say('Keep the opening hand', 'Garder la main de départ'),
  redrawOpeningHand: (_, { say, stones }) =>
    say(`Draw the opening hand again for ${stones(1)}`, `Repiocher la main de départ pour ${stones(1)}`),
  placeInUpgrade: ({ cardId, stronghold: at }, { say, called, stronghold }) =>
    say(
      `Put ${called(cardId)} into the upgrade of ${stronghold(at)}`,
      `Poser ${called(cardId)} dans l’amélioration de ${stronghold(at)}`,
    ),
  attachUpgrade: ({ cardId, targetSeat, stronghold: at }, { say, called, home }) =>
    say(`Attach ${called(cardId)} to ${home(targetSeat, at)}`, `Attacher ${called(cardId)} à ${home(targetSeat, at)}`),
  attachItem: ({ cardId, targetCardId }, { say, called }) =>
    say(`Give ${called(cardId)} to ${called(targetCardId)}`, `Donner ${called(cardId)} à ${called(targetCardId)}`),
  unplace: ({ cardId }, { say, called }) => say(`Take back ${called(cardId)}`, `Reprendre ${called(cardId)}`),
  finishPlacement: (_, { say }) => say('Place nothing more', 'Ne plus rien placer'),
};

/** Buttons of phases II and III, but for combats. */
const fieldTexts: CommandTexts<
  | 'turnShield'
  | 'passShield'
  | 'moveShield'
  | 'reinforceShield'
  | 'endReinforcing'
  | 'discardFromStack'
  | 'settleTerrain'
  | 'settleWithCreature'
  | 'withdrawShield'
> = {
  turnShield: ({ space }, tell) =>
    tell.say(`Turn the shield on ${tell.space(space)}`, `Tourner le Bouclier sur ${tell.space(space)}`),
  passShield: (_, { say }) => say('Leave the shield where it is', 'Laisser le Bouclier sur place'),
  moveShield: ({ path, fly }, tell) =>
    fly
      ? tell.say(`Fly to ${way(tell, path)}`, `Voler vers ${way(tell, path)}`)
      : tell.say(`Move to ${way(tell, path)}`, `Aller vers ${way(tell, path)}`),
  reinforceShield: ({ from, cardId }, tell) =>
    tell.say(
      `Reinforce with ${tell.called(cardId)} from ${tell.space(from)}`,
      `Renforcer avec ${tell.called(cardId)} depuis ${tell.space(from)}`,
    ),
  endReinforcing: (_, { say }) => say('Reinforce no further', 'Ne plus renforcer'),
  discardFromStack: ({ cardId }, { say, called }) =>
    say(`Discard ${called(cardId)} from the stack`, `Défausser ${called(cardId)} de la pile`),
  settleTerrain: ({ space, cardId }, tell) =>
    tell.say(
      `Place ${tell.called(cardId)} under the shield on ${tell.space(space)}`,
      `Poser ${tell.called(cardId)} sous le Bouclier sur ${tell.space(space)}`,
    ),
  settleWithCreature: ({ space, cardId }, tell) =>
    tell.say(
      `Lay ${tell.called(cardId)} face down as the terrain of ${tell.space(space)}`,
      `Poser ${tell.called(cardId)} face cachée comme Terrain sur ${tell.space(space)}`,
    ),
  withdrawShield: ({ space, to }, tell) =>
    tell.say(
      `Withdraw the shield from ${tell.space(space)} to ${tell.space(to)}`,
      `Retirer le Bouclier de ${tell.space(space)} vers ${tell.space(to)}`,
    ),
};

/** Buttons of combats. */
const combatTexts: CommandTexts<
  | 'declareCommand'
  | 'commitAttacker'
  | 'rangedAttack'
  | 'useStrongholdCreature'
  | 'commitSecondary'
  | 'endSecondary'
  | 'heal'
  | 'chooseRetreat'
  | 'keepShield'
> = {
  declareCommand: ({ cardId }, { say, called }) =>
    cardId === null
      ? say('Declare no command', 'Ne déclarer aucun Commandement')
      : say(`Declare ${called(cardId)} as command`, `Déclarer ${called(cardId)} en Commandement`),
  commitAttacker: ({ cardId }, { say, called }) =>
    say(`Commit ${called(cardId)} as primary attacker`, `Engager ${called(cardId)} en attaquant primaire`),
  rangedAttack: ({ cardId }, { say, called }) =>
    say(`Ranged attack of ${called(cardId)}`, `Attaque à Distance : ${called(cardId)}`),
  useStrongholdCreature: ({ stronghold: at, targetCardId }, { say, called, stronghold }) =>
    say(
      `Influence from under ${stronghold(at)} for ${called(targetCardId)}`,
      `Influence depuis le dessous de ${stronghold(at)} pour ${called(targetCardId)}`,
    ),
  commitSecondary: ({ cardId, targetCardId }, { say, called }) =>
    say(
      `Send ${called(cardId)} at ${called(targetCardId)}`,
      `Envoyer ${called(cardId)} contre ${called(targetCardId)}`,
    ),
  endSecondary: (_, { say }) => say('Send no further attacker', 'Ne plus envoyer d’attaquant'),
  heal: ({ cardId, targetCardId }, { say, called }) =>
    say(`Heal ${called(targetCardId)} with ${called(cardId)}`, `Guérir ${called(targetCardId)} avec ${called(cardId)}`),
  chooseRetreat: ({ space }, tell) =>
    tell.say(`Retreat to ${tell.space(space)}`, `Se retirer vers ${tell.space(space)}`),
  keepShield: ({ cardId }, { say, called }) => say(`Keep ${called(cardId)}`, `Garder ${called(cardId)}`),
};

const texts: CommandTexts<CommandType> = {
  ...buildingTexts,
  ...passTexts,
  ...cardTexts<Target>(),
  ...organiseTexts,
  ...fieldTexts,
  ...combatTexts,
};

/** The texts of buttons for commands; `view` is that of their seat, `names` are the players' names by seat. */
export function commandTexts(view: View, locale: Locale, names: readonly string[]): (command: Command) => string {
  const words = commandTellerIn(locale, names, view);
  return (command) => toldBy(texts, command, words);
}
