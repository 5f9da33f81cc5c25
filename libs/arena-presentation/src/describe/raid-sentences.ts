import { localized } from '#kernel';
import type { raidEvents } from '#arena/queries';
import type { Tellings } from './event-formatter.js';

/** The raid, the prison and the challenge. */
export const raidSentences: Tellings<keyof typeof raidEvents> = {
  raidTargetChosen: ({ seat, stronghold }, tell) =>
    stronghold === undefined
      ? tell.say(`${tell.who(seat)} has chosen a target.`, `${tell.who(seat)} a choisi une cible.`)
      : tell.say(
          `${tell.who(seat)} targets ${tell.stronghold(stronghold)}.`,
          `${tell.who(seat)} vise ${tell.stronghold(stronghold)}.`,
        ),
  raidTargetsNamed: ({ targets }, tell) => {
    const list = tell.each(targets.map(({ seat, stronghold }) => [tell.who(seat), tell.stronghold(stronghold)]));
    return tell.say(`Who raids what. ${list}.`, `Qui attaque quoi. ${list}.`);
  },
  garrisonMoveChosen: ({ seat, from }, tell) => {
    if (from === undefined) {
      return tell.say(`${tell.who(seat)} has decided on a move.`, `${tell.who(seat)} a décidé de son mouvement.`);
    }
    return from === null
      ? tell.say(`${tell.who(seat)} moves nothing.`, `${tell.who(seat)} ne déplace rien.`)
      : tell.say(
          `${tell.who(seat)} moves from ${tell.stronghold(from)}.`,
          `${tell.who(seat)} déplace depuis ${tell.stronghold(from)}.`,
        );
  },
  garrisonsMoved: ({ moves }, tell) => {
    if (moves.length === 0) return tell.say('No garrison moves.', 'Aucune garnison ne bouge.');
    const list = tell.each(
      moves.map(({ seat, from, to }) => [tell.who(seat), `${tell.stronghold(from)} → ${tell.stronghold(to)}`]),
    );
    return tell.say(`Garrisons move. ${list}.`, `Des garnisons bougent. ${list}.`);
  },
  garrisonChosen: ({ seat, card }, tell) => {
    if (card === undefined) {
      return tell.say(`${tell.who(seat)} has decided on a garrison.`, `${tell.who(seat)} a décidé de sa garnison.`);
    }
    return card === null
      ? tell.say(`${tell.who(seat)} garrisons nothing.`, `${tell.who(seat)} ne place rien.`)
      : tell.say(
          `${tell.who(seat)} will garrison ${tell.card(card)}.`,
          `${tell.who(seat)} placera ${tell.card(card)}.`,
        );
  },
  garrisonsPlaced: ({ garrisons }, tell) => {
    if (garrisons.length === 0) return tell.say('No stronghold is garrisoned.', 'Aucune Forteresse n’est garnie.');
    const list = tell.each(garrisons.map(({ seat, stronghold }) => [tell.who(seat), tell.stronghold(stronghold)]));
    return tell.say(`Cards are laid face down. ${list}.`, `Des cartes sont posées face cachée. ${list}.`);
  },
  strongholdUndefended: ({ seat, stronghold }, tell) =>
    tell.say(
      `${tell.who(seat)} has no defence on ${tell.stronghold(stronghold)}.`,
      `${tell.who(seat)} n’a pas de défense sur ${tell.stronghold(stronghold)}.`,
    ),
  shieldAlone: ({ seat }, tell) =>
    tell.say(`${tell.of(seat)} shield finds no opponent.`, `Le Bouclier ${tell.of(seat)} n’a pas d’adversaire.`),
  loneShieldUsed: ({ seat, mode }, tell) => {
    const { en, fr } = {
      CAPTURE: localized(
        'captures a creature with the lone shield',
        'capture une créature avec le Bouclier sans adversaire',
      ),
      DESTROY_STANDARD_BEARER: localized(
        'destroys the enemy standard bearer with the lone shield',
        'détruit le Porte-étendard ennemi avec le Bouclier sans adversaire',
      ),
      NOTHING: localized('takes the lone shield back', 'reprend le Bouclier sans adversaire'),
    }[mode];
    return tell.say(`${tell.who(seat)} ${en}.`, `${tell.who(seat)} ${fr}.`);
  },
  creatureCaptured: ({ seat, shield, captive }, tell) =>
    tell.say(
      `${tell.who(seat)} captures ${tell.card(captive)} with ${tell.card(shield)}.`,
      `${tell.who(seat)} capture ${tell.card(captive)} grâce à ${tell.card(shield)}.`,
    ),
  strongholdDestroyed: ({ seat, stronghold }, tell) =>
    tell.say(
      `${tell.who(seat)} loses ${tell.stronghold(stronghold)}: a ruin.`,
      `${tell.who(seat)} perd ${tell.stronghold(stronghold)} : une ruine.`,
    ),
  raidCombatEnded: (_event, tell) => tell.say('The raid combat is over.', 'Le combat de raid est fini.'),
  raidEnded: (_event, tell) => tell.say('The raid is over.', 'Le raid est fini.'),
  challengeMade: ({ seat, captive, stones }, tell) => {
    const paid = stones === 0 ? '' : tell.say(` for ${tell.stones(stones)}`, ` pour ${tell.stones(stones)}`);
    return tell.say(
      `${tell.who(seat)} challenges ${tell.of(1 - seat)} guardian with ${tell.card(captive)}${paid}.`,
      `${tell.who(seat)} défie le Gardien ${tell.of(1 - seat)} avec ${tell.card(captive)}${paid}.`,
    );
  },
  challengeCancelled: ({ seat }, tell) =>
    tell.say(`A shield stops ${tell.of(seat)} challenge.`, `Un Bouclier arrête le défi ${tell.of(seat)}.`),
  challengeDecided: ({ seat, total, vitality, won }, tell) =>
    won
      ? tell.say(
          `${total} against ${vitality}: ${tell.of(1 - seat)} guardian is defeated.`,
          `${total} contre ${vitality} : le Gardien ${tell.of(1 - seat)} est vaincu.`,
        )
      : tell.say(
          `${total} against ${vitality}: the captive creature falls.`,
          `${total} contre ${vitality} : la créature captive succombe.`,
        ),
};
