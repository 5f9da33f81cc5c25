import { foe, playing } from './choices-told.js';
import type { CommandTeller, CommandTexts } from './command-teller.js';

/** Buttons of campaigns. */
export const campaignTexts: CommandTexts<
  | 'swapQuests'
  | 'keepQuests'
  | 'sendMage'
  | 'startCampaign'
  | 'chooseElement'
  | 'chooseCounterTarget'
  | 'leaveOnQuest'
  | 'assignDamage'
  | 'claimQuestItem'
  | 'endClaim'
> = {
  swapQuests: (_, { say }) => say('Exchange the first two quests', 'Échanger les deux premières quêtes'),
  keepQuests: (_, { say }) => say('Leave the quests as they are', 'Laisser les quêtes telles quelles'),
  sendMage({ mageId, monsterIndex, group }, tell) {
    const sent = tell.say(`Send ${tell.card(mageId)}`, `Envoyer ${tell.card(mageId)}`);
    if (monsterIndex === undefined) return sent;
    const against = tell.say(`${sent} against ${foe(monsterIndex, tell)}`, `${sent} contre ${foe(monsterIndex, tell)}`);
    return group === undefined ? against : tell.say(`${against}, group ${group}`, `${against}, groupe ${group}`);
  },
  startCampaign: (_, { say }) => say('Start the campaign', 'Commencer la campagne'),
  chooseElement: ({ element }, { say, element: name }) =>
    say(`Fight with ${name(element)}`, `Combattre par l’élément ${name(element)}`),
  chooseCounterTarget: ({ mageId }, { say, card }) =>
    say(`Let the monster attack ${card(mageId)}`, `Laisser le monstre attaquer ${card(mageId)}`),
  leaveOnQuest: ({ objectId }, { say, card }) =>
    say(`Leave ${card(objectId)} on the quest`, `Laisser ${card(objectId)} sur la quête`),
  assignDamage: ({ mageId }, { say, card }) =>
    say(`Let ${card(mageId)} take the damage`, `Faire subir les dégâts à ${card(mageId)}`),
  claimQuestItem: ({ objectId }, { say, card }) =>
    say(`Take ${card(objectId)} from the quest`, `Prendre ${card(objectId)} sur la quête`),
  endClaim: (_, { say }) => say('Leave the other objects', 'Laisser les autres objets'),
};

/** Whether a mage of the seat stands among the active ones. */
const isActive = (mageId: string, { view }: CommandTeller): boolean =>
  view.guilds.some(({ mages }) => mages.some((mage) => mage.mageId === mageId && mage.post === 'active'));

/** Buttons of guild combats. */
export const combatTexts: CommandTexts<
  | 'switchMage'
  | 'endRearrange'
  | 'declareAttack'
  | 'lineUpDefender'
  | 'lineUpAtRandom'
  | 'lineUpAttacker'
  | 'startAttack'
  | 'playCombatCard'
  | 'passCombatCards'
  | 'counterAttack'
  | 'takeBooty'
> = {
  switchMage: ({ mageId }, tell) =>
    isActive(mageId, tell)
      ? tell.say(`Make ${tell.card(mageId)} passive`, `Rendre ${tell.card(mageId)} passif`)
      : tell.say(`Make ${tell.card(mageId)} active`, `Rendre ${tell.card(mageId)} actif`),
  endRearrange: (_, { say }) => say('Change no further mage', 'Ne plus changer de mage'),
  declareAttack: ({ targetSeat }, { say, of }) =>
    say(`Attack the guild ${of(targetSeat)}`, `Attaquer la guilde ${of(targetSeat)}`),
  lineUpDefender: ({ mageId }, { say, card }) =>
    say(`Put ${card(mageId)} into the next column`, `Placer ${card(mageId)} dans la colonne suivante`),
  lineUpAtRandom: (_, { say }) => say('Leave the other columns to chance', 'Laisser les autres colonnes au hasard'),
  lineUpAttacker: ({ mageId, column }, { say, card }) =>
    column === undefined
      ? say(`Put ${card(mageId)} into the line of the attack`, `Placer ${card(mageId)} dans la ligne d’attaque`)
      : say(
          `Put ${card(mageId)} into the back line, column ${column}`,
          `Placer ${card(mageId)} dans la ligne arrière, colonne ${column}`,
        ),
  startAttack: (_, { say }) => say('Start the attack', 'Lancer l’attaque'),
  playCombatCard: ({ type: _type, itemId, ...choices }, tell) =>
    playing(tell.say(`Play ${tell.card(itemId)}`, `Jouer ${tell.card(itemId)}`), choices, tell),
  passCombatCards: (_, { say }) => say('Play no card', 'Ne jouer aucune carte'),
  counterAttack: ({ counter }, { say }) =>
    counter ? say('Counter-attack', 'Contre-attaquer') : say('Do not counter-attack', 'Ne pas contre-attaquer'),
  takeBooty: ({ objectId }, { say, card }) =>
    objectId === undefined
      ? say('Take a random spell as booty', 'Prendre un sort au hasard comme butin')
      : say(`Take ${card(objectId)} as booty`, `Prendre ${card(objectId)} comme butin`),
};
