import { nameOf } from '#cards-presentation';
import { flowing, labelled, pill, seatColor, told, type IconName, type Piece } from '#drawing';
import { printed } from '#arena/queries';
import { styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const DARK = '#35291a';

/** Most width of one notice: two players' names fit, and the sand is wider. */
const MOST = 1000;

/** The event in the middle of the table: the combat, the raid, a challenge. None: `undefined`. */
export function notices(showing: Showing, width: number): Piece | undefined {
  const shown = [...combatNotices(showing), ...raidNotices(showing), ...challengeNotice(showing)];
  return shown.length === 0 ? undefined : flowing(shown, width, 8);
}

const notice = (text: string, fill: string, named: IconName): Piece =>
  pill(text, { ...styles.bright, bold: true, color: '#ffffff' }, fill, named, MOST);

function combatNotices(showing: Showing): Piece[] {
  const { combat } = showing.view;
  if (!combat) return [];
  const { kind, round, attacker, stronghold, primaryDecided, primaryWinner, arrived } = combat;
  const what = [
    told(showing, pictureWords[kind === 'DUEL' ? 'duel' : 'raid']),
    told(showing, pictureWords[round === 'PRIMARY' ? 'primary' : 'secondaryRound']),
    ...(stronghold ? [showing.tell.stronghold(stronghold)] : []),
  ].join(' · ');
  const shown = [
    notice(what, DARK, 'swords'),
    notice(`${showing.tell.who(attacker)} ${told(showing, pictureWords.attacker)}`, seatColor(attacker), 'sword'),
  ];
  if (primaryWinner !== undefined) {
    const text = `${showing.tell.who(primaryWinner)} ${told(showing, pictureWords.wonPrimary)}`;
    shown.push(notice(text, seatColor(primaryWinner), 'star'));
  } else if (primaryDecided) {
    shown.push(notice(told(showing, pictureWords.tiedPrimary), DARK, 'scales'));
  }
  const newcomer = combat.fighters.find(({ card }) => card.instanceId === arrived);
  if (newcomer) shown.push(notice(nameOf(showing, printed(newcomer.card.cardId)), seatColor(newcomer.seat), 'arrow'));
  return shown;
}

function raidNotices(showing: Showing): Piece[] {
  const { tell } = showing;
  const { raid } = showing.view;
  if (!raid) return [];
  const shown = raid.targets.map(({ seat, stronghold }) =>
    notice(
      labelled(showing, told(showing, pictureWords.target), `${tell.who(seat)}, ${tell.stronghold(stronghold)}`),
      seatColor(seat),
      'target',
    ),
  );
  for (const [seat, text, named] of [
    [raid.undefended, pictureWords.undefended, 'flag'],
    [raid.loneShield, pictureWords.loneShield, 'shield'],
  ] as const) {
    if (seat !== undefined) shown.push(notice(`${tell.who(seat)} ${told(showing, text)}`, seatColor(seat), named));
  }
  return shown;
}

function challengeNotice(showing: Showing): Piece[] {
  const { challenge, players } = showing.view;
  if (!challenge) return [];
  const { seat, powerStones } = challenge;
  const captive = players.find((player) => player.seat === seat)?.captive;
  const who = captive ? ` (${nameOf(showing, printed(captive.cardId))})` : '';
  const other = showing.tell.who(1 - seat);
  const text = `${showing.tell.who(seat)} ${told(showing, pictureWords.challenge)} ${other}${who} · ${powerStones}`;
  return [notice(text, seatColor(seat), 'ruby')];
}
