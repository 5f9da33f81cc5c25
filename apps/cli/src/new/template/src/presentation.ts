import {
  icon,
  inRow,
  joined,
  label,
  onSheet,
  padded,
  picture,
  seatColor,
  sheet,
  stacked,
  type Piece,
  type TextStyle,
} from 'chronicler/drawing';
import {
  localized,
  randomBot,
  tellerIn,
  toldBy,
  type Bot,
  type Locale,
  type PresentationOf,
  type Teller,
  type Tellings,
} from 'chronicler/kernel';
import type { Command, rules, SeenEvent, View } from './rules.js';

/** A sentence for each event, in English and in French. */
const sentences: Tellings<SeenEvent> = {
  limitDealt: ({ seat, limit }, { say, who }) =>
    limit === undefined
      ? say(`${who(seat)} gets a card.`, `${who(seat)} reçoit une carte.`)
      : say(`${who(seat)} gets the limit ${limit}.`, `${who(seat)} reçoit la limite ${limit}.`),
  dieRolled: ({ seat, face }, { say, who }) =>
    say(`${who(seat)} rolls a ${face}.`, `${who(seat)} lance le dé et obtient ${face}.`),
  playerStopped: ({ seat }, { say, who }) => say(`${who(seat)} stops.`, `${who(seat)} s’arrête.`),
  cardsTurned: ({ results }, { say, who, count, each }) => {
    const scores = each(results.map(({ seat, points }) => [who(seat), count(points, 'point', 'point')] as const));
    return say(`The cards are turned up. ${scores}.`, `Les cartes sont retournées. ${scores}.`);
  },
  playerLeft: ({ seat }, { say, who }) => say(`${who(seat)} leaves the game.`, `${who(seat)} quitte la partie.`),
};

/** A bot that stops when one more roll would probably be too much. */
const careful: Bot<View, Command> = ({ view, seat, legal }) => {
  const { sum = 0, limit } = view.players[seat] ?? {};
  const isEnough = sum + 3 > (limit ?? 8);
  return legal.find(({ type }) => type === (isEnough ? 'stop' : 'rollDie')) ?? { type: 'stop' };
};

const title: TextStyle = { face: 'serif', size: 20, bold: true, color: '#ffffff' };
const small: TextStyle = { face: 'sans', size: 14, color: '#ffffff' };
const WIDTH = 420;

function row({ seat, sum, state, limit }: View['players'][number], { say, who }: Teller): Piece {
  const states = {
    rolling: say('rolling', 'lance encore'),
    stopped: say('stopped', 'arrêté'),
    out: say('out', 'parti'),
  };
  const card = limit === null ? say('hidden limit', 'limite cachée') : say(`limit ${limit}`, `limite ${limit}`);
  const texts = stacked([
    label(who(seat), title, 230),
    label(say(`${states[state]}, ${card}`, `${states[state]}, ${card}`), small, 230),
  ]);
  const total = label(String(sum), { ...title, size: 34, anchor: 'end' }, 60);
  const mark = { width: 40, height: 40, markup: icon('cards', 0, 0, 40, '#ffffff') };
  return onSheet(inRow([mark, texts, total], 10, 'middle'), 12, { fill: seatColor(seat), radius: 10 });
}

/** The table as an SVG document: a pure function of the view. */
function table(view: View, locale: Locale, names: readonly string[]): string {
  const teller = tellerIn(locale, names);
  const heading = label('My game', { ...title, size: 26 }, WIDTH - 40);
  const whole = padded(stacked([heading, ...view.players.map((player) => row(player, teller))], 12), 20);
  const body = joined(sheet(WIDTH, whole.height, { fill: '#20313f', radius: 0 }), whole.markup);
  return picture({ width: WIDTH, height: whole.height, title: 'My game', language: locale, body });
}

/** Texts, pictures and bots. They may change at any time: a release freezes only the rules. */
export const presentation: PresentationOf<typeof rules> = {
  title: localized('My game', 'My game'),
  refusalMessages: {
    notYourTurn: localized('It is not your turn.', 'Ce n’est pas à vous de jouer.'),
    mustStop: localized('Your sum is {sum}: you can only stop.', 'Votre total est de {sum} : vous devez vous arrêter.'),
  },
  endings: {
    cardsTurned: localized('the cards are turned up', 'les cartes sont retournées'),
    lastPlayer: localized('one player is left', 'il ne reste qu’un joueur'),
  },
  scoreParts: { sum: localized('sum', 'total') },
  steps: { rollOrStop: localized('Roll or stop', 'Lancer ou s’arrêter') },
  bots: { random: randomBot, careful },
  pictures: { table },
  describe: (event, locale, names) => toldBy(sentences, event, tellerIn(locale, names)),
  commandTexts: (_view, locale, names) => {
    const { say } = tellerIn(locale, names);
    return ({ type }) =>
      type === 'rollDie' ? say('Roll the die', 'Lancer le dé') : say('Stop rolling', 'Arrêter de lancer');
  },
};
