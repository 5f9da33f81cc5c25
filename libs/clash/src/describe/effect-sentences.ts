import type { EventType } from '../events.js';
import type { Teller, Tellings } from './teller.js';

const untilWords = {
  ACTIVATION: { en: 'for this activation', fr: 'pour cette activation' },
  TURN: { en: 'for this turn', fr: 'pour ce tour' },
  GAME: { en: 'for the rest of the game', fr: 'jusqu’à la fin de la partie' },
} as const;

const signed = (number: number): string => (number > 0 ? `+${number}` : `−${Math.abs(number)}`);

/** The track of the scenario: “Silence”; “the plan” where the scenario is not known. */
const trackName = ({ scenario, quoted, text, say }: Teller): string => {
  const track = (scenario?.threatSheet ?? scenario?.plan)?.track;
  return track ? quoted(text(track.name)) : say('The plan', 'Le plan');
};

/** What happens when the track comes to a place, after a colon; nothing where nothing happens. */
const stepAt = ({ scenario, text, say }: Teller, place: number): string => {
  const step = (scenario?.threatSheet ?? scenario?.plan)?.track?.steps.find(({ at }) => at === place);
  return step ? `${say(':', ' :')} ${text(step.text)}` : '.';
};

/** The number of a step of the track, whose id ends with it. */
const stepOf = (ruleId: string): string => /\d+$/.exec(ruleId)?.[0] ?? ruleId;

/** What cards, sheets and rules do to figures, board and plan. */
export const effectSentences = {
  ruleTriggered({ ruleId, kind, figureId }, tell) {
    const rule = tell.rule(ruleId);
    switch (kind) {
      case 'VILLAIN':
        return tell.say(`The villain reacts: ${rule}`, `Le vilain réagit : ${rule}`);
      case 'SCENARIO':
        return tell.say(`The scenario reacts: ${rule}`, `Le scénario réagit : ${rule}`);
      case 'TRACK':
        return tell.say(
          `Step ${stepOf(ruleId)} of the plan is reached.`,
          `L’étape ${stepOf(ruleId)} du plan est atteinte.`,
        );
      case 'ITEM':
        return figureId === undefined
          ? tell.say(`The villain’s turn: ${rule}`, `Tour du vilain : ${rule}`)
          : tell.say(`The turn of ${tell.figure(figureId)}: ${rule}`, `Au tour ${tell.of(figureId)} : ${rule}`);
    }
  },
  villainListBegun: (_, tell) => tell.say('The villain’s turn begins.', 'Le tour du vilain commence.'),
  villainItemDone: ({ itemId, skipped }, tell) =>
    skipped
      ? tell.say(
          `Passed over, as its condition does not hold: ${tell.rule(itemId)}`,
          `Sans effet, la condition n’est pas remplie : ${tell.rule(itemId)}`,
        )
      : tell.say(`Carried out: ${tell.rule(itemId)}`, `Exécuté : ${tell.rule(itemId)}`),
  villainListEnded({ reason }, tell) {
    switch (reason) {
      case 'DONE':
        return tell.say('The villain’s turn is over.', 'Le tour du vilain est terminé.');
      case 'VILLAIN_OUT':
        return tell.say(
          'The super villain is out of action: nothing happens for him.',
          'Le super vilain est hors de combat : il ne se passe rien.',
        );
      case 'NO_VILLAIN':
        return tell.say('There is no villain in this scenario.', 'Il n’y a pas de vilain dans ce scénario.');
    }
  },
  damageDealt: ({ figureId, points, damage, by, source }, tell) => {
    const from =
      by === undefined || by === figureId
        ? tell.by(source)
        : tell.say(` from ${tell.figure(by)}`, ` (${tell.figure(by)})`);
    return tell.say(
      `${tell.figure(figureId)} takes ${points} damage${from} and has ${damage} now.`,
      `${tell.figure(figureId)} subit ${tell.count(points, 'point', 'dégât')}${from} et en a maintenant ${damage}.`,
    );
  },
  damagePrevented: ({ figureId, points, source }, tell) =>
    tell.say(
      `${tell.card(source)} keeps ${points} damage off ${tell.figure(figureId)}.`,
      `${tell.card(source)} épargne ${tell.count(points, 'point', 'dégât')} à ${tell.figure(figureId)}.`,
    ),
  figureHealed: ({ figureId, points, damage, source }, tell) =>
    tell.say(
      `${tell.figure(figureId)} heals ${points} damage${tell.by(source)}; ${damage} left.`,
      `${tell.figure(figureId)} guérit de ${tell.count(points, 'point', 'dégât')}${tell.by(source)} ; reste ${damage}.`,
    ),
  modifierLaid: ({ figureId, characteristic, by, until, source }, tell) =>
    tell.say(
      `${tell.figure(figureId)}: ${tell.value(characteristic)} ${signed(by)} ${untilWords[until].en}${tell.by(source)}.`,
      `${tell.figure(figureId)} : ${tell.value(characteristic)} ${signed(by)} ${untilWords[until].fr}${tell.by(source)}.`,
    ),
  figurePlaced: ({ figureId, spaceId, spawned, source }, tell) =>
    spawned
      ? tell.say(
          `${tell.figure(figureId)} appears${tell.at(spaceId, source)}.`,
          `${tell.figure(figureId)} apparaît${tell.at(spaceId, source)}.`,
        )
      : tell.say(
          `${tell.figure(figureId)} turns up elsewhere${tell.at(spaceId, source)}.`,
          `${tell.figure(figureId)} se retrouve ailleurs${tell.at(spaceId, source)}.`,
        ),
  figuresSwapped: ({ a, b, source }, tell) =>
    tell.say(
      `${tell.figure(a)} and ${tell.figure(b)} change places${tell.by(source)}.`,
      `${tell.figure(a)} et ${tell.figure(b)} échangent leurs places${tell.by(source)}.`,
    ),
  pieceAdded: ({ id, spaceId, source }, tell) =>
    tell.say(
      `${tell.figure(id)} comes onto the board${tell.at(spaceId, source)}.`,
      `${tell.figure(id)} arrive sur le plateau${tell.at(spaceId, source)}.`,
    ),
  pieceRemoved: ({ id, source }, tell) =>
    tell.say(
      `${tell.figure(id)} leaves the board${tell.by(source)}.`,
      `${tell.figure(id)} quitte le plateau${tell.by(source)}.`,
    ),
  doorSet: ({ open, source }, tell) =>
    open
      ? tell.say(`A door opens${tell.by(source)}.`, `Une porte s’ouvre${tell.by(source)}.`)
      : tell.say(`A door closes${tell.by(source)}.`, `Une porte se ferme${tell.by(source)}.`),
  actionsChanged: ({ heroId, by, source }, tell) => {
    const actions = tell.count(Math.abs(by), 'action', 'action');
    return by > 0
      ? tell.say(
          `${tell.figure(heroId)} gains ${actions}${tell.by(source)}.`,
          `${tell.figure(heroId)} gagne ${actions}${tell.by(source)}.`,
        )
      : tell.say(
          `${tell.figure(heroId)} loses ${actions}${tell.by(source)}.`,
          `${tell.figure(heroId)} perd ${actions}${tell.by(source)}.`,
        );
  },
  testChanged({ testKey, change, toTotal, closed, source }, tell) {
    const test = tell.test(testKey.split('@')[0] ?? testKey);
    if (toTotal !== undefined) {
      return tell.say(
        `The result of the test ${test} counts ${Math.abs(toTotal)} ${toTotal < 0 ? 'less' : 'more'} from now on${tell.by(source)}.`,
        `Le résultat du test ${test} compte désormais ${Math.abs(toTotal)} de ${toTotal < 0 ? 'moins' : 'plus'}${tell.by(source)}.`,
      );
    }
    if (closed) {
      return tell.say(`The test ${test} is closed${tell.by(source)}.`, `Le test ${test} est fermé${tell.by(source)}.`);
    }
    return change === 0
      ? tell.say(`The test ${test} is open${tell.by(source)}.`, `Le test ${test} est ouvert${tell.by(source)}.`)
      : tell.say(
          `The test ${test} is ${change > 0 ? 'harder' : 'easier'} now${tell.by(source)}.`,
          `Le test ${test} devient plus ${change > 0 ? 'difficile' : 'facile'}${tell.by(source)}.`,
        );
  },
  trackMoved(moved, tell) {
    const { from, to, source } = moved;
    const track = trackName(tell);
    return to > from
      ? tell.say(
          `${track} advances to ${to}${tell.by(source)}${stepAt(tell, to)}`,
          `${track} avance à ${to}${tell.by(source)}${stepAt(tell, to)}`,
        )
      : tell.say(`${track} falls back to ${to}${tell.by(source)}.`, `${track} recule à ${to}${tell.by(source)}.`);
  },
  cardDiscarded: ({ heroId, cardId, source }, tell) =>
    tell.say(
      `${tell.figure(heroId)} discards ${tell.card(cardId)}${tell.by(source)}.`,
      `${tell.figure(heroId)} défausse ${tell.card(cardId)}${tell.by(source)}.`,
    ),
  dieRolled: ({ source, faces }, tell) =>
    tell.say(
      `A roll for ${tell.card(source)}: ${tell.dice(faces)}.`,
      `Jet pour ${tell.card(source)} : ${tell.dice(faces)}.`,
    ),
  effectPassedOver: ({ source }, tell) =>
    tell.say(`${tell.card(source)} changes nothing here.`, `${tell.card(source)} ne change rien ici.`),
} satisfies Partial<Tellings<EventType>>;
