import type { EventType } from '#skarov/queries';
import type { EventFormatter, Tellings } from './event-formatter.js';

const passageNames = {
  DOOR: { en: 'A door', fr: 'Une porte' },
  AIRLOCK: { en: 'An airlock', fr: 'Un sas' },
} as const;

type Post = { readonly sheetId: string; readonly spaceId: string };

/** A villain stands where the base begins: of a minion the kind is told. */
const stands = (who: string, { spaceId }: Post, tell: EventFormatter): string =>
  tell.say(`${who} stands ready${tell.spot(spaceId)}.`, `${who} prend son poste${tell.spot(spaceId)}.`);

const minionStands = (post: Post, tell: EventFormatter): string =>
  stands(`${tell.say('A minion', 'Un sbire')} (${tell.figure(post.sheetId)})`, post, tell);

const lieutenantStands = (post: Post, tell: EventFormatter): string => stands(tell.figure(post.sheetId), post, tell);

/** Set-up, and the building of the base. */
export const setUpSentences = {
  adventureChosen: ({ scenarioId, difficulty }, tell) =>
    scenarioId === null
      ? tell.say(
          `The base is of the overlord’s own design (difficulty: ${tell.difficulty(difficulty)}).`,
          `La base est l’œuvre du Professeur (difficulté : ${tell.difficulty(difficulty)}).`,
        )
      : tell.say(
          `The adventure is ${tell.card(scenarioId)} (difficulty: ${tell.difficulty(difficulty)}).`,
          `L’aventure : ${tell.card(scenarioId)} (difficulté : ${tell.difficulty(difficulty)}).`,
        ),
  baseUnveiled: ({ base }, tell) =>
    tell.say(
      `The overlord unrolls the plans of the base: ${tell.count(base.tiles.length, 'room', 'salle')}.`,
      `Le Professeur déroule les plans de sa base : ${tell.count(base.tiles.length, 'room', 'salle')}.`,
    ),
  rankAllowed: ({ seat, to, rank }, tell) =>
    tell.say(
      `${tell.who(seat)} lets ${tell.who(to)} play with the rank ${tell.rank(rank)}.`,
      `${tell.who(seat)} accorde à ${tell.who(to)} le rang ${tell.rank(rank)}.`,
    ),
  heroChosen: ({ seat, heroId, rank }, tell) =>
    tell.say(
      `${tell.who(seat)} plays ${tell.figure(heroId)} (${tell.rank(rank)}).`,
      `${tell.who(seat)} joue ${tell.figure(heroId)} (${tell.rank(rank)}).`,
    ),
  deckBuilt({ heroId, cardIds, setAside }, tell) {
    const cards = tell.count(cardIds.length, 'power card', 'carte');
    const aside =
      setAside.length === 0 ? '' : tell.say(`, without ${tell.cards(setAside)}`, `, sans ${tell.cards(setAside)}`);
    return tell.say(`${tell.figure(heroId)} has ${cards}${aside}.`, `Pouvoirs ${tell.of(heroId)} : ${cards}${aside}.`);
  },
  decksTaken: (_, tell) =>
    tell.say('The heroes take up their power cards.', 'Les héros prennent en main leurs cartes Pouvoir.'),
  tilePlaced: ({ faceId }, tell) =>
    tell.say(`The base gets a room: ${tell.room(faceId)}.`, `La base s’agrandit : ${tell.room(faceId)}.`),
  tilesFinished: (_, tell) => tell.say('All rooms are laid.', 'Toutes les salles sont posées.'),
  passagePlaced: ({ edge, kind }, tell) =>
    tell.say(
      `${passageNames[kind].en} is in place${tell.between(edge)}.`,
      `${passageNames[kind].fr} est en place${tell.between(edge)}.`,
    ),
  passagesFinished: (_, tell) => tell.say('All doors and airlocks are in place.', 'Portes et sas sont tous posés.'),
  minionPlaced: minionStands,
  lieutenantPlaced: lieutenantStands,
  buildStepUndone: (_, tell) =>
    tell.say('The overlord takes the last piece back.', 'Le Professeur reprend sa dernière pose.'),
  baseConfirmed: (_, tell) => tell.say('The base stands.', 'La base est prête.'),
} satisfies Partial<Tellings<EventType>>;
