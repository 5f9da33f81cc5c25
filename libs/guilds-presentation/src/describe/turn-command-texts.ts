import { PLACED_AT_ONCE } from '#guilds/queries';
import type { CommandTeller, CommandTexts } from './command-teller.js';
import { playing } from './choices-told.js';

/** “ with a discount”: what is bought with one of the two of Trade X2. */
const discounted = (useDiscount: boolean, { say }: CommandTeller): string =>
  useDiscount ? say(' with a discount', ' avec une remise') : '';

/** Buttons of set-up, care center, auction, choice of actions and placement. */
export const planningTexts: CommandTexts<
  | 'chooseLeader'
  | 'recoverMage'
  | 'endRecovery'
  | 'bidOnLot'
  | 'chooseFirstAction'
  | 'changeFirstAction'
  | 'keepFirstAction'
  | 'chooseSecondAction'
  | 'changeSecondAction'
  | 'keepSecondAction'
  | 'placeMages'
  | 'comeBack'
> = {
  chooseLeader: ({ leaderId }, { say, card }) =>
    say(`Choose ${card(leaderId)} as leader`, `Choisir ${card(leaderId)} comme leader`),
  recoverMage: ({ mageId }, { say, card }) =>
    say(`Take ${card(mageId)} back from the care center`, `Reprendre ${card(mageId)} au centre de soins`),
  endRecovery: (_, { say }) => say('Leave the others in the care center', 'Laisser les autres au centre de soins'),
  bidOnLot: ({ mageId, amount }, { say, card, rubies }) =>
    amount === 0
      ? say(`Do not bid for ${card(mageId)}`, `Ne rien miser sur ${card(mageId)}`)
      : say(`Bid ${rubies(amount)} for ${card(mageId)}`, `Miser ${rubies(amount)} sur ${card(mageId)}`),
  chooseFirstAction: ({ action }, { say, action: name }) =>
    say(`First action: ${name(action)}`, `Première action : ${name(action)}`),
  changeFirstAction: ({ action }, { say, action: name }) =>
    say(`Change the first action to ${name(action)}`, `Changer la première action : ${name(action)}`),
  keepFirstAction: (_, { say }) => say('Keep the first action', 'Garder la première action'),
  chooseSecondAction: ({ action }, { say, action: name }) =>
    say(`Second action: ${name(action)}`, `Seconde action : ${name(action)}`),
  changeSecondAction: ({ action }, { say, action: name }) =>
    say(`Change the second action to ${name(action)}`, `Changer la seconde action : ${name(action)}`),
  keepSecondAction: (_, { say }) => say('Keep the second action', 'Garder la seconde action'),
  placeMages: ({ activeMageIds }, { say, cards, view: { own } }) => {
    const waiting = (own?.placement ?? []).filter(({ active }) => active === undefined);
    const passive = waiting.slice(0, PLACED_AT_ONCE).filter(({ mageId }) => !activeMageIds.includes(mageId));
    if (activeMageIds.length === 0) return say('All of them passive', 'Tous passifs');
    if (passive.length === 0) return say('All of them active', 'Tous actifs');
    if (activeMageIds.length <= passive.length)
      return say(`Only ${cards(activeMageIds)} active`, `Seuls actifs : ${cards(activeMageIds)}`);
    const home = cards(passive.map(({ mageId }) => mageId));
    return say(`All active but ${home}`, `Tous actifs, sauf ${home}`);
  },
  comeBack: (_, { say }) => say('Come back into the game', 'Revenir dans la partie'),
};

/** Buttons of the actions but the fights, and of cards. */
export const actionTexts: CommandTexts<
  | 'openMarket'
  | 'buyItem'
  | 'sellItem'
  | 'buyAlignment'
  | 'buyHealing'
  | 'buyFaceUpMage'
  | 'drawMages'
  | 'recruitMage'
  | 'declineMages'
  | 'drawLeaders'
  | 'swapLeader'
  | 'keepLeader'
  | 'useLeaderPower'
  | 'bonusAlignment'
  | 'endAction'
  | 'pickItem'
  | 'putQuestNext'
  | 'playCard'
  | 'assignObject'
> = {
  openMarket: (_, { say }) => say('Visit the market', 'Visiter le marché'),
  buyItem: ({ itemId, useDiscount }, tell) =>
    tell.say(`Buy ${tell.card(itemId)}`, `Acheter ${tell.card(itemId)}`) + discounted(useDiscount, tell),
  sellItem: ({ itemId }, { say, card }) => say(`Sell ${card(itemId)}`, `Vendre ${card(itemId)}`),
  buyAlignment: ({ steps, useDiscount }, tell) =>
    tell.say(`Buy ${tell.steps(steps)}`, `Acheter ${tell.steps(steps)}`) + discounted(useDiscount, tell),
  buyHealing: ({ mageId, damage, useDiscount }, tell) =>
    tell.say(
      `Heal ${tell.damage(damage)} of ${tell.card(mageId)}`,
      `Soigner ${tell.damage(damage)} ${tell.elided('de', tell.card(mageId))}`,
    ) + discounted(useDiscount, tell),
  buyFaceUpMage: (_, { say, card, view: { faceUpMage } }) => {
    const mage = faceUpMage === undefined ? say('the mage who is face up', 'le mage visible') : card(faceUpMage);
    return say(`Recruit ${mage}`, `Recruter ${mage}`);
  },
  drawMages: (_, { say }) => say('Draw mages', 'Tirer des mages'),
  recruitMage: ({ mageId }, { say, card }) => say(`Recruit ${card(mageId)}`, `Recruter ${card(mageId)}`),
  declineMages: (_, { say }) => say('Recruit none of the mages drawn', 'Ne recruter aucun des mages tirés'),
  drawLeaders: (_, { say }) => say('Draw two leaders instead', 'Tirer deux leaders à la place'),
  swapLeader: ({ leaderId }, { say, card }) =>
    say(`Take ${card(leaderId)} as the new leader`, `Prendre ${card(leaderId)} comme nouveau leader`),
  keepLeader: (_, { say }) => say('Keep the present leader', 'Garder le leader actuel'),
  useLeaderPower: ({ type: _type, ...choices }, tell) =>
    playing(tell.say('Use the power of the leader', 'Utiliser le pouvoir du leader'), choices, tell),
  bonusAlignment: ({ steps }, tell) =>
    tell.say(`Move ${tell.steps(steps)} for free`, `Avancer gratuitement de ${tell.steps(steps)}`),
  endAction: (_, { say }) => say('End this action', 'Terminer cette action'),
  pickItem: ({ itemId }, { say, card }) => say(`Keep ${card(itemId)}`, `Garder ${card(itemId)}`),
  putQuestNext: ({ questId }, { say, card }) => say(`Put ${card(questId)} next`, `Mettre ${card(questId)} à la suite`),
  playCard: ({ type: _type, itemId, ...choices }, tell) =>
    playing(tell.say(`Play ${tell.card(itemId)}`, `Jouer ${tell.card(itemId)}`), choices, tell),
  assignObject: ({ objectId, mageId }, { say, card }) =>
    mageId === undefined
      ? say(`Take ${card(objectId)} off its mage`, `Retirer ${card(objectId)} à son mage`)
      : say(`Give ${card(objectId)} to ${card(mageId)}`, `Donner ${card(objectId)} à ${card(mageId)}`),
};
