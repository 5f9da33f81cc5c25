import { buildingTexts, cardTexts, passTexts } from '#cards-presentation';
import { toldBy, type Locale } from '#kernel';
import type { Command, CommandType, CommandTarget as Target, View } from '#arena/queries';
import { commandTellerIn, type CommandTexts } from './command-teller.js';

/** Buttons of the enlistment, the discard, the terrain and the end of the turn. */
const fieldTexts: CommandTexts<
  | 'attachItem'
  | 'attachUpgrade'
  | 'raiseStandardBearer'
  | 'sacrificeStandardBearer'
  | 'destroyTerrain'
  | 'placeTerrain'
  | 'endTerrain'
  | 'deployStronghold'
  | 'challengeGuardian'
  | 'blockChallenge'
  | 'allowChallenge'
> = {
  attachItem: ({ cardId, stronghold: at }, { say, called, stronghold }) =>
    say(
      `Give ${called(cardId)} to the creature on ${stronghold(at)}`,
      `Donner ${called(cardId)} à la créature sur ${stronghold(at)}`,
    ),
  attachUpgrade: ({ cardId, targetSeat, stronghold: at }, { say, called, stronghold, who }) =>
    say(
      `Attach ${called(cardId)} to ${stronghold(at)} of ${who(targetSeat)}`,
      `Attacher ${called(cardId)} à ${stronghold(at)} (${who(targetSeat)})`,
    ),
  raiseStandardBearer: ({ cardId }, { say, called }) =>
    say(`Raise ${called(cardId)} as standard bearer`, `Lever ${called(cardId)} comme Porte-étendard`),
  sacrificeStandardBearer: (_, { say }) =>
    say('Sacrifice the standard bearer against the enemy’s', 'Sacrifier le Porte-étendard contre celui de l’ennemi'),
  destroyTerrain: (_, { say }) => say('Destroy the terrain of the duel zone', 'Détruire le Terrain de la Zone de Duel'),
  placeTerrain: ({ cardId }, { say, called }) =>
    say(`Place ${called(cardId)} in the duel zone`, `Poser ${called(cardId)} dans la Zone de Duel`),
  endTerrain: (_, { say }) => say('End the terrain step', 'Terminer l’étape de Terrain'),
  deployStronghold: ({ side }, { say, stronghold }) =>
    say(`Deploy ${stronghold(side)}`, `Déployer ${stronghold(side)}`),
  challengeGuardian: ({ powerStones }, { say, stones }) =>
    powerStones === 0
      ? say('Challenge the guardian without power stones', 'Défier le Gardien sans pierre de pouvoir')
      : say(`Challenge the guardian with ${stones(powerStones)}`, `Défier le Gardien avec ${stones(powerStones)}`),
  blockChallenge: ({ cardId }, { say, called }) =>
    say(`Discard ${called(cardId)} against the challenge`, `Défausser ${called(cardId)} contre le défi`),
  allowChallenge: (_, { say }) => say('Let the challenge be decided', 'Laisser le défi se décider'),
};

/** Buttons of duels and raids, and of cards and abilities. */
const combatTexts: CommandTexts<
  | 'enterArena'
  | 'declineCorruption'
  | 'useStrongholdCreature'
  | 'joinDuel'
  | 'playDuelShield'
  | 'chooseRaidTarget'
  | 'moveGarrison'
  | 'placeGarrison'
  | 'sacrificeTerrain'
  | 'declineSacrifice'
  | 'useLoneShield'
> = {
  enterArena: ({ place }, tell) =>
    place === null
      ? tell.say('Send no one into the arena', 'N’envoyer personne dans l’Arène')
      : tell.say(
          `Send the creature ${tell.place(place)} into the arena`,
          `Envoyer dans l’Arène la créature placée ${tell.place(place)}`,
        ),
  declineCorruption: (_, { say }) => say('Let the creature act', 'Laisser agir la créature'),
  useStrongholdCreature: ({ stronghold: at, ability, targetCardId }, { say, called, stronghold }) =>
    ability === 'INFLUENCE'
      ? say(
          `Influence from under ${stronghold(at)} for ${called(targetCardId)}`,
          `Influence depuis le dessous de ${stronghold(at)} pour ${called(targetCardId)}`,
        )
      : say(
          `Ranged attack from under ${stronghold(at)} for ${called(targetCardId)}`,
          `Attaque à Distance depuis le dessous de ${stronghold(at)} pour ${called(targetCardId)}`,
        ),
  joinDuel: ({ cardId }, { say, called }) =>
    say(`Send ${called(cardId)} as secondary attacker`, `Envoyer ${called(cardId)} en attaquant secondaire`),
  playDuelShield: ({ cardId, targetCardId }, { say, called }) =>
    say(
      `Lay ${called(cardId)} against ${called(targetCardId)}`,
      `Poser ${called(cardId)} contre ${called(targetCardId)}`,
    ),
  chooseRaidTarget: ({ stronghold: at }, { say, stronghold }) =>
    say(`Raid ${stronghold(at)} of the enemy`, `Attaquer ${stronghold(at)} de l’ennemi`),
  moveGarrison: ({ from, to }, { say, stronghold }) =>
    from === null || to === null
      ? say('Move no garrison', 'Ne déplacer aucune garnison')
      : say(
          `Move the garrison of ${stronghold(from)} to ${stronghold(to)}`,
          `Déplacer la garnison de ${stronghold(from)} vers ${stronghold(to)}`,
        ),
  placeGarrison: ({ cardId }, { say, called }) =>
    cardId === null
      ? say('Garrison nothing', 'Ne rien mettre en garnison')
      : say(`Garrison ${called(cardId)}`, `Mettre ${called(cardId)} en garnison`),
  sacrificeTerrain: ({ cardId }, { say, called }) =>
    say(`Sacrifice ${called(cardId)} to save the stronghold`, `Sacrifier ${called(cardId)} pour sauver la Forteresse`),
  declineSacrifice: (_, { say }) => say('Let the stronghold fall', 'Laisser tomber la Forteresse'),
  useLoneShield({ mode, place }, tell) {
    if (mode === 'NOTHING') return tell.say('Take the lone shield back', 'Reprendre le Bouclier sans adversaire');
    if (mode === 'DESTROY_STANDARD_BEARER')
      return tell.say('Destroy the standard bearer of the enemy', 'Détruire le Porte-étendard de l’ennemi');
    const where = place === null ? '' : ` ${tell.place(place)}`;
    return tell.say(`Capture the enemy creature${where}`, `Capturer la créature ennemie placée${where}`);
  },
};

const texts: CommandTexts<CommandType> = {
  ...buildingTexts,
  ...passTexts,
  ...cardTexts<Target>(),
  ...fieldTexts,
  ...combatTexts,
};

/** The texts of buttons for commands; `view` is that of their seat, `names` are the players' names by seat. */
export function commandTexts(view: View, locale: Locale, names: readonly string[]): (command: Command) => string {
  const words = commandTellerIn(locale, names, view);
  return (command) => toldBy(texts, command, words);
}
