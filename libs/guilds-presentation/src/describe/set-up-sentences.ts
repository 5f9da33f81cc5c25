import type { setUpEvents } from '#guilds/queries';
import { stepNames } from './step-names.js';
import type { Tellings } from './event-formatter.js';

/** Set-up, the frame of the turn, and who is there. */
export const setUpSentences: Tellings<keyof typeof setUpEvents> = {
  guildFounded: ({ seat, tileId, alignment, rubies }, tell) =>
    tell.say(
      `${tell.who(seat)} founds ${tell.card(tileId)}, with alignment ${tell.alignment(alignment)} and ${tell.rubies(rubies)}.`,
      `${tell.who(seat)} fonde ${tell.card(tileId)}, avec un alignement de ${tell.alignment(alignment)} et ${tell.rubies(rubies)}.`,
    ),
  leaderDeckShuffled: ({ count }, tell) =>
    tell.say(`The ${count} leaders are shuffled.`, `Les ${count} leaders sont mélangés.`),
  leadersDealt: ({ seat, leaderIds }, tell) =>
    leaderIds
      ? tell.say(
          `${tell.who(seat)} may choose between ${tell.cards(leaderIds)}.`,
          `${tell.who(seat)} a le choix entre ${tell.cards(leaderIds)}.`,
        )
      : tell.say(
          `${tell.who(seat)} is dealt leaders to choose from.`,
          `${tell.who(seat)} reçoit des leaders au choix.`,
        ),
  mageDeckShuffled: ({ count }, tell) =>
    tell.say(`The ${count} mages are shuffled.`, `Les ${count} mages sont mélangés.`),
  magesDealt: ({ seat, mageIds }, tell) =>
    tell.say(
      `${tell.who(seat)} starts with ${tell.cards(mageIds)}.`,
      `${tell.who(seat)} commence avec ${tell.cards(mageIds)}.`,
    ),
  itemDeckShuffled: ({ count }, tell) =>
    tell.say(
      `The item deck is shuffled; it holds ${tell.count(count, 'card', 'carte')}.`,
      `La pioche d’objets et de sorts est mélangée ; elle compte ${tell.count(count, 'card', 'carte')}.`,
    ),
  questDeckShuffled: ({ count }, tell) =>
    tell.say(
      `The quests are shuffled; ${tell.count(count, 'quest', 'quête')} will be played.`,
      `Les quêtes sont mélangées ; ${tell.count(count, 'quest', 'quête')} en jeu.`,
    ),
  questTurnedUp: ({ questId }, tell) =>
    questId === null
      ? tell.say('There is no quest left.', 'Il ne reste plus de quête.')
      : tell.say(`The quest on top is ${tell.card(questId)}.`, `La quête visible est ${tell.card(questId)}.`),
  firstPlayerDrawn: ({ seat }, tell) => tell.say(`${tell.who(seat)} goes first.`, `${tell.who(seat)} commence.`),
  leaderChosen: ({ seat, leaderId }, tell) =>
    leaderId === undefined
      ? tell.say(`${tell.who(seat)} has chosen a leader.`, `${tell.who(seat)} a choisi son leader.`)
      : tell.say(
          `${tell.who(seat)} chooses ${tell.card(leaderId)}.`,
          `${tell.who(seat)} choisit ${tell.card(leaderId)}.`,
        ),
  leadersRevealed({ leaders }, tell) {
    const kept = tell.each(leaders.map(({ seat, leaderId }) => [tell.who(seat), tell.card(leaderId)]));
    return tell.say(`The leaders are revealed. ${kept}.`, `Les leaders sont révélés. ${kept}.`);
  },
  turnBegan: ({ turn, firstPlayer }, tell) =>
    tell.say(
      `Turn ${turn} begins; ${tell.who(firstPlayer)} goes first.`,
      `Le tour ${turn} commence ; ${tell.who(firstPlayer)} joue en premier.`,
    ),
  stepOpened({ step, seats }, tell) {
    const asked = tell.listed(seats.map(tell.who), tell.say('nobody', 'personne'));
    const toAnswer = tell.say(`${asked} to answer`, `à ${asked} de répondre`);
    return `${tell.each([[tell.text(stepNames[step]), toAnswer]])}.`;
  },
  idleTurnsCounted: ({ idleTurns }, tell) =>
    idleTurns === 0
      ? tell.say('The quests have made progress in this turn.', 'Les quêtes ont progressé pendant ce tour.')
      : tell.say(
          `${tell.count(idleTurns, 'turn', 'tour')} in a row without progress on the quests.`,
          `${tell.count(idleTurns, 'turn', 'tour')} de suite sans progrès dans les quêtes.`,
        ),
  guildsRecovered: ({ sentToAuction }, tell) =>
    sentToAuction === null
      ? tell.say(
          'Mages and action cards return to their guilds.',
          'Mages et cartes Action retournent dans leurs guildes.',
        )
      : tell.say(
          `Mages and action cards return to their guilds; ${tell.card(sentToAuction)} will be auctioned.`,
          `Mages et cartes Action retournent dans leurs guildes ; ${tell.card(sentToAuction)} passera aux enchères.`,
        ),
  deadlineMissed: ({ seat, absent }, tell) =>
    absent
      ? tell.say(
          `${tell.who(seat)} has run out of time again and is absent from now on.`,
          `${tell.who(seat)} a encore dépassé son temps et compte désormais parmi les absents.`,
        )
      : tell.say(`${tell.who(seat)} has run out of time.`, `${tell.who(seat)} a dépassé son temps.`),
  seatBack: ({ seat }, tell) => tell.say(`${tell.who(seat)} is back.`, `${tell.who(seat)} est de retour.`),
  guildDeserted: ({ seat }, tell) =>
    tell.say(
      `${tell.who(seat)} resigns; the guild stays in play.`,
      `${tell.who(seat)} abandonne ; sa guilde reste en jeu.`,
    ),
  gameEnded({ reason }, tell) {
    switch (reason) {
      case 'lastQuest':
        return tell.say(
          'The last quest is completed: the game is over.',
          'La dernière quête est accomplie : fin de la partie.',
        );
      case 'stalemate':
        return tell.say(
          'The quests no longer progress: the game is over.',
          'Les quêtes ne progressent plus : fin de la partie.',
        );
      case 'lastSeat':
        return tell.say('A single player is left: the game is over.', 'Il ne reste qu’un joueur : fin de la partie.');
    }
  },
};
