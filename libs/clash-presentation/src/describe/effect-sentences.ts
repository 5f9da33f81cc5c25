import type { EventType } from '#clash/queries';
import type { EventFormatter, Tellings } from './event-formatter.js';

/** The track of the scenario: “Silence”; “the plan” where the scenario is not known. */
const trackName = ({ scenario, quoted, text, say }: EventFormatter): string => {
  const track = (scenario?.threatSheet ?? scenario?.plan)?.track;
  return track ? quoted(text(track.name)) : say('The plan', 'Le plan');
};

/** The effect of a place of the track, after a colon; empty where there is none. */
const stepAt = ({ scenario, text, say }: EventFormatter, place: number): string => {
  const step = (scenario?.threatSheet ?? scenario?.plan)?.track?.steps.find(({ at }) => at === place);
  return step ? `${say(':', ' :')} ${text(step.text)}` : '.';
};

/** The number of a step of the track, whose id ends with it. */
const stepOf = (ruleId: string): string => /\d+$/.exec(ruleId)?.[0] ?? ruleId;

/** The acts of the rules of a scenario, and of its villain. */
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
          'The super villain is out of action: nothing happens for it.',
          'Le super vilain est hors de combat : il ne se passe rien.',
        );
      case 'NO_VILLAIN':
        return tell.say('There is no villain in this scenario.', 'Il n’y a pas de vilain dans ce scénario.');
    }
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
} satisfies Partial<Tellings<EventType>>;
