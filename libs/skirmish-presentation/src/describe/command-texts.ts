import type { Tellings } from '#kernel';
import type { SkirmishCommand } from '#skirmish';
import type { CommandTeller } from './command-teller.js';

/** The texts of buttons for the commands that all games of figures have. */
export const sharedTexts: Tellings<SkirmishCommand, CommandTeller> = {
  chooseHero: ({ heroId, rank }, tell) =>
    tell.say(`Play ${tell.figure(heroId)} (${tell.rank(rank)})`, `Jouer ${tell.figure(heroId)} (${tell.rank(rank)})`),
  placeHero: ({ heroId, spaceId }, tell) =>
    tell.say(
      `Put ${tell.figure(heroId)} on ${tell.countedSpace(spaceId)}`,
      `Placer ${tell.figure(heroId)} sur ${tell.countedSpace(spaceId)}`,
    ),
  planCards: ({ heroId, plays }, tell) =>
    plays.length === 0
      ? tell.say(`Lay no card for ${tell.figure(heroId)}`, `Ne poser aucune carte pour ${tell.figure(heroId)}`)
      : tell.each([
          [tell.say(`Lay for ${tell.figure(heroId)}`, `Poser pour ${tell.figure(heroId)}`), tell.plays(plays)],
        ]),
  takeBackPlan: ({ heroId }, tell) =>
    tell.say(`Take back the plan ${tell.of(heroId)}`, `Reprendre le plan ${tell.of(heroId)}`),
  proposeOrder: ({ heroIds }, tell) =>
    tell.each([
      [
        tell.say('Propose the order', 'Proposer l’ordre'),
        tell.list(heroIds.map(tell.figure), tell.say('none', 'aucun')),
      ],
    ]),
  declareReady: (_, { say }) => say('End the planning', 'Terminer la planification'),
  move: ({ figureId, spaceId }, tell) =>
    tell.say(
      `Move ${tell.figure(figureId)} ${tell.steps(figureId, spaceId)}`,
      `Déplacer ${tell.figure(figureId)} ${tell.steps(figureId, spaceId)}`,
    ),
  attack: ({ figureId, targetId, mode }, tell) =>
    mode === 'RANGED'
      ? tell.say(
          `${tell.figure(figureId)} attacks ${tell.figure(targetId)} from afar`,
          `${tell.figure(figureId)} attaque ${tell.figure(targetId)} à distance`,
        )
      : tell.say(
          `${tell.figure(figureId)} attacks ${tell.figure(targetId)}`,
          `${tell.figure(figureId)} attaque ${tell.figure(targetId)}`,
        ),
  attemptTest: ({ testId, characteristic }, tell) =>
    tell.say(
      `Attempt the test ${tell.placedTest(testId)}: ${tell.value(characteristic)}`,
      `Tenter le test ${tell.placedTest(testId)} : ${tell.value(characteristic)}`,
    ),
  usePower: ({ powerId }, tell) => tell.say(`Use ${tell.card(powerId)}`, `Utiliser ${tell.card(powerId)}`),
  endActivation: (_, { say }) => say('End the activation', 'Terminer l’activation'),
  react: ({ powerId }, tell) => tell.say(`React with ${tell.card(powerId)}`, `Réagir avec ${tell.card(powerId)}`),
  declineReaction: (_, { say }) => say('Do not react', 'Ne pas réagir'),
  pushBack: ({ spaceId }, tell) => {
    const way = `${tell.figure(tell.pushed)} ${tell.steps(tell.pushed, spaceId)}`;
    return tell.say(`Push ${way}`, `Repousser ${way}`);
  },
  declinePushBack: (_, { say }) => say('Do not push', 'Ne pas repousser'),
  choose: ({ optionId }, tell) => tell.say(`Choose ${tell.answer(optionId)}`, `Choisir ${tell.answer(optionId)}`),
  campaignStep: ({ rookieCardId, regainCardId }, tell) =>
    tell.say(
      `Give up ${tell.card(rookieCardId)} for ${tell.card(regainCardId)}`,
      `Abandonner ${tell.card(rookieCardId)} pour ${tell.card(regainCardId)}`,
    ),
  skipCampaignStep: (_, { say }) => say('Keep the Rookie cards for now', 'Garder les cartes Rookie pour l’instant'),
};
