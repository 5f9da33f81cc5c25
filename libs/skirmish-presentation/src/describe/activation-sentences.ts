import type { Localized } from '#kernel';
import type { MalusMode } from '#skirmish/trials';
import { printed } from './numbers.js';
import type { FigureTeller, Seen, SharedTellings } from './figure-teller.js';

/** What a failure does to the next attempt (CLASH-160, SKAROV-TEST-06). */
const easierBy: Readonly<Record<MalusMode, Localized>> = {
  DICE: { en: '; it will be one die easier from now on', fr: ' ; il sera plus facile d’un dé désormais' },
  SUM: { en: '; its total counts 1 less from now on', fr: ' ; son total compte 1 de moins désormais' },
};

const reroll = (rerolls: readonly (readonly string[])[], tell: FigureTeller): string =>
  rerolls.map((faces) => tell.say(`, then ${tell.dice(faces)}`, `, puis ${tell.dice(faces)}`)).join('');

type Faces = readonly string[];

/** “rolls 0, 1 and power dice 2”; power dice alone where there are no combat dice. */
function attackDice(combat: Faces, power: Faces, tell: FigureTeller): string {
  if (power.length === 0) return tell.rolls(combat);
  const powers = tell.say(`power dice ${tell.dice(power)}`, `aux dés de Pouvoir ${tell.dice(power)}`);
  if (combat.length === 0) return tell.say(`rolls ${powers}`, `lance ${powers}`);
  return `${tell.rolls(combat)} ${tell.say('and', 'et')} ${powers}`;
}

/** “moves to the jetty”, “breaks away to the stage”: how a figure gets somewhere. */
function moves({ kind, from, to, source, zones }: Seen<'figureMoved'>, tell: FigureTeller): string {
  if (kind === 'REPOSITION' || tell.inOneZone(from, to, zones))
    return `${tell.say('changes position', 'change de position')}${tell.at(to, source)}`;
  const toward = `${tell.toward(to, from, zones)}${tell.by(source)}`;
  return kind === 'BREAK_AWAY'
    ? tell.say(`breaks away ${toward}`, `rompt le contact et file ${toward}`)
    : tell.say(`moves ${toward}`, `se déplace ${toward}`);
}

/** Activations, moves, attacks, tests and windows, in every game of figures. */
export const activationSentences = {
  heroActivated: ({ heroId, actions }: Pick<Seen<'heroActivated'>, 'heroId' | 'actions'>, tell: FigureTeller) =>
    tell.say(
      `${tell.figure(heroId)} is activated, with ${tell.count(actions, 'action', 'action')}.`,
      `${tell.figure(heroId)} entre en action : ${tell.count(actions, 'action', 'action')}.`,
    ),
  cardVoid: ({ heroId }, tell) =>
    tell.say(
      `The initiative card ${tell.of(heroId)} comes up, and no one is there to act.`,
      `La carte d’Initiative ${tell.of(heroId)} sort, mais il n’y a plus personne pour agir.`,
    ),
  activationEnded: ({ heroId }, tell) =>
    tell.say(`The activation ${tell.of(heroId)} is over.`, `L’activation ${tell.of(heroId)} est terminée.`),
  actionSpent: ({ figureId, actions, left }, tell) =>
    tell.say(
      `${tell.figure(figureId)} spends ${tell.count(actions, 'action', 'action')}; ${left} left.`,
      `${tell.figure(figureId)} dépense ${tell.count(actions, 'action', 'action')} ; reste ${left}.`,
    ),
  figureMoved: (moved, tell) => `${tell.figure(moved.figureId)} ${moves(moved, tell)}${tell.because(moved.weighed)}.`,
  attackDeclared: ({ attackerId, targetId, mode, source, weighed }, tell) =>
    tell.say(
      `${tell.figure(attackerId)} attacks ${tell.figure(targetId)}${mode === 'RANGED' ? ' from afar' : ''}${tell.by(source)}${tell.because(weighed)}.`,
      `${tell.figure(attackerId)} attaque ${tell.figure(targetId)}${mode === 'RANGED' ? ' à distance' : ''}${tell.by(source)}${tell.because(weighed)}.`,
    ),
  attackVoid: ({ attackerId, targetId }, tell) =>
    tell.say(
      `${tell.figure(attackerId)} can no longer reach ${tell.figure(targetId)}: the attack misses without a roll.`,
      `${tell.figure(attackerId)} ne peut plus atteindre ${tell.figure(targetId)} : l’attaque échoue sans jet.`,
    ),
  attackRedirected: ({ from, to, source }, tell) =>
    tell.say(
      `${tell.figure(to)} becomes the target instead of ${tell.figure(from)}${tell.by(source)}.`,
      `${tell.figure(to)} prend la place ${tell.of(from)} comme cible${tell.by(source)}.`,
    ),
  attackRolled: ({ attackerId, combat, power, rerolls, successes }, tell) =>
    tell.say(
      `${tell.figure(attackerId)} ${attackDice(combat, power, tell)}${reroll(rerolls, tell)}: ${successes} in all.`,
      `${tell.figure(attackerId)} ${attackDice(combat, power, tell)}${reroll(rerolls, tell)} : total ${successes}.`,
    ),
  rollChanged: ({ figureId, by, source, die, faces, rerolls, successes }, tell) => {
    const rolled = `${tell.dice(faces)}${reroll(rerolls, tell)}`;
    const [en, fr] = die === undefined ? ['', ''] : [` (die ${die + 1}: ${rolled})`, ` (dé ${die + 1} : ${rolled})`];
    if (by === undefined) {
      return tell.say(
        `${tell.card(source)} changes the roll ${tell.of(figureId)}${en}: now ${printed(successes)}.`,
        `${tell.card(source)} modifie le jet ${tell.of(figureId)}${fr} : désormais ${printed(successes)}.`,
      );
    }
    const whose = by === figureId ? '' : ` ${tell.of(figureId)}`;
    return tell.say(
      `${tell.figure(by)} changes the roll${whose} with ${tell.card(source)}${en}: now ${printed(successes)}.`,
      `${tell.figure(by)} modifie le jet${whose} avec ${tell.card(source)}${fr} : désormais ${printed(successes)}.`,
    );
  },
  attackResolved: ({ attackerId, targetId, successes, defense, hit }, tell) =>
    hit
      ? tell.say(
          `${tell.figure(attackerId)} hits ${tell.figure(targetId)} (${successes} against defense ${defense}).`,
          `${tell.figure(attackerId)} touche ${tell.figure(targetId)} (${successes} contre une défense de ${defense}).`,
        )
      : tell.say(
          `${tell.figure(attackerId)} misses ${tell.figure(targetId)} (${successes} against defense ${defense}).`,
          `${tell.figure(attackerId)} manque ${tell.figure(targetId)} (${successes} contre une défense de ${defense}).`,
        ),
  figurePushed({ figureId, from, to, by, source, weighed }, tell) {
    const where = tell.inOneZone(from, to) ? tell.at(to, source) : ` ${tell.toward(to, from)}${tell.by(source)}`;
    const rest = `${where}${tell.because(weighed)}.`;
    return by === undefined
      ? tell.say(`${tell.figure(figureId)} is pushed back${rest}`, `${tell.figure(figureId)} recule${rest}`)
      : tell.say(
          `${tell.figure(by)} pushes ${tell.figure(figureId)} back${rest}`,
          `${tell.figure(by)} repousse ${tell.figure(figureId)}${rest}`,
        );
  },
  testAttempted({ heroId, testId, characteristic, value, dice, toTotal = 0, sure, afar }, tell) {
    const far = afar ? tell.say(' from afar', ' à distance') : '';
    const attempts = tell.isForced(testId) ? tell.say('has to pass', 'doit réussir') : tell.say('attempts', 'tente');
    const begun = `${tell.figure(heroId)} ${attempts} ${tell.test(testId)}${far}`;
    if (sure) {
      return tell.say(
        `${begun}: with ${tell.value(characteristic)} ${value} it cannot fail.`,
        `${begun} : ${value} en ${tell.value(characteristic)}, réussite certaine.`,
      );
    }
    const rolled = `${tell.count(dice, 'die', 'dé').replace('dies', 'dice')}${tell.plus(toTotal)}`;
    return tell.say(
      `${begun}: ${rolled} against ${tell.value(characteristic)} ${value}.`,
      `${begun} : ${rolled} contre ${value} en ${tell.value(characteristic)}.`,
    );
  },
  testRolled({ heroId, faces, total }, tell) {
    const added = total - faces.reduce((sum, face) => sum + face, 0);
    const rolled = `${tell.figure(heroId)} ${tell.rolls(faces)}${added === 0 ? '' : `,${tell.plus(added)}`}`;
    return tell.say(`${rolled}: ${printed(total)} in all.`, `${rolled} : total ${printed(total)}.`);
  },
  testResolved({ heroId, testId, characteristic, passed, closed, malus }, tell) {
    const test = `${tell.test(testId)} (${tell.value(characteristic)})`;
    if (passed) {
      const end = closed ? tell.say(', once and for all', ', une fois pour toutes') : '';
      return tell.say(
        `${tell.figure(heroId)} passes the test ${test}${end}.`,
        `${tell.figure(heroId)} réussit le test ${test}${end}.`,
      );
    }
    const easier = malus ? tell.text(easierBy[tell.malusMode]) : '';
    return tell.say(
      `${tell.figure(heroId)} fails the test ${test}${easier}.`,
      `${tell.figure(heroId)} échoue au test ${test}${easier}.`,
    );
  },
  powerUsed: ({ figureId, powerId, reaction }, tell) =>
    reaction
      ? tell.say(
          `${tell.figure(figureId)} answers with ${tell.card(powerId)}.`,
          `${tell.figure(figureId)} réagit avec ${tell.card(powerId)}.`,
        )
      : tell.say(
          `${tell.figure(figureId)} uses ${tell.card(powerId)}.`,
          `${tell.figure(figureId)} utilise ${tell.card(powerId)}.`,
        ),
  reactionDeclined: ({ seat, powerId }, tell) =>
    tell.say(
      `${tell.who(seat)} does not use ${tell.card(powerId)}.`,
      `${tell.who(seat)} n’utilise pas ${tell.card(powerId)}.`,
    ),
  pushDeclined: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} pushes no figure.`, `${tell.who(seat)} ne repousse pas.`),
  windowOpened({ seat, kind, figureId, powerId, source }: Omit<Seen<'windowOpened'>, 'options'>, tell: FigureTeller) {
    if (kind === 'REACTION' && powerId !== undefined) {
      return tell.say(
        `${tell.who(seat)} may answer with ${tell.card(powerId)}.`,
        `${tell.who(seat)} peut réagir avec ${tell.card(powerId)}.`,
      );
    }
    if (kind === 'PUSH' && figureId !== undefined) {
      return tell.say(
        `${tell.who(seat)} may push ${tell.figure(figureId)} back.`,
        `${tell.who(seat)} peut repousser ${tell.figure(figureId)}.`,
      );
    }
    return tell.say(
      `${tell.who(seat)} has to choose${tell.by(source)}.`,
      `${tell.who(seat)} doit choisir${tell.by(source)}.`,
    );
  },
  windowClosed: (_, tell) => tell.say('Play goes on.', 'Le jeu reprend.'),
  choiceMade({ seat, source, optionId, staysId, weighed }, tell) {
    if (staysId !== undefined) {
      const stays = tell.say('stays in place', 'reste en place');
      return `${tell.figure(staysId)} ${stays}${tell.at(optionId, source)}${tell.because(weighed)}.`;
    }
    const option = optionOf({ seat, source, optionId }, tell);
    const whose = seat === null ? tell.say('The rules choose', 'Les règles choisissent') : undefined;
    const chooses = whose ?? tell.say(`${tell.who(seat ?? 0)} chooses`, `${tell.who(seat ?? 0)} choisit`);
    return `${chooses} ${option}${tell.by(source)}${tell.because(weighed)}.`;
  },
} satisfies Partial<SharedTellings>;

type Chosen = Pick<Seen<'choiceMade'>, 'seat' | 'source' | 'optionId'>;

/** The form of an option: a figure or other thing with a name, a space, nothing, or one of several texts. */
function optionOf({ seat, source, optionId }: Chosen, tell: FigureTeller): string {
  if (optionId === 'decline') return tell.say('to do without', 'de s’abstenir');
  if (/^-?\d+,-?\d+$/.test(optionId)) return tell.space(optionId);
  if (!/^\d+$/.test(optionId)) return tell.figure(optionId);
  const text = tell.option(source, Number(optionId));
  if (text !== undefined) return text;
  return seat === null
    ? tell.say('the first possibility that can be carried out', 'la première possibilité réalisable')
    : tell.say(`possibility ${Number(optionId) + 1}`, `la possibilité ${Number(optionId) + 1}`);
}
