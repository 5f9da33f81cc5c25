import { verifierKeyOf, type Certificate, type OpenedCertificate } from '#audit';
import { table } from '../simulate/table.js';

/** The content of a certificate, for people. */
export function told({ certificate, signedBy }: OpenedCertificate, transcripts: number): string {
  const { game, ruleset, endedAt, version, hash, outcome, league } = certificate;
  const { reason } = outcome;
  return [
    `game ${game} of ${ruleset.name} ${ruleset.version}: ${reason}, ${new Date(endedAt).toISOString()}, at version ${version} (${hash})`,
    '',
    table(['seat', 'player', 'account', 'rank', 'points'], seatsIn(certificate)),
    '',
    ...(league ? [leagueIn(league)] : []),
    `signed by ${signedBy.map(verifierKeyOf).join(', ')}`,
    transcripts === 0
      ? 'not checked against the transcript of the game: name it with --transcript'
      : 'checked against the transcripts',
  ].join('\n');
}

const seatsIn = ({ seats, outcome }: Certificate): string[][] =>
  seats.map(({ seat, name, bot, account }) => {
    const placing = outcome.placings.find((one) => one.seat === seat);
    return [String(seat), name ?? bot ?? '', account ?? '', String(placing?.rank ?? ''), String(placing?.points ?? '')];
  });

function leagueIn({ name, id, season, version, decided, scores }: NonNullable<Certificate['league']>): string {
  const of = `league “${name}” (${id}), at version ${version}`;
  if (season === null) return `${of}: counts in no season`;
  const points = scores.map(({ player, points: given }) => `${player} ${given}`).join(', ');
  return `${of}, season ${season}: ${decided ?? 'not decided yet'}${points === '' ? '' : `, ${points}`}`;
}
