import { localized, type Localized } from '#kernel';
import type { Rulebook } from '../rulebook.js';
import type { CampaignRecords, HeroRecord } from './records.js';

/** The ranks that the options of a game fix beside its campaign stand against the records (CLASH-076, SKAROV-CAMP-06). */
const ranksAreRecorded = localized(
  'In a campaign the records of the heroes give their ranks.',
  'En campagne, le rang des héros vient de leur parcours.',
);

/**
 * The faults of the campaign in the options of a game; `undefined` when it can be played.
 * @param ranksFixed whether the options fix ranks as well.
 */
export function campaignProblem(
  book: Rulebook,
  campaign: CampaignRecords | undefined,
  ranksFixed: boolean,
): Localized | undefined {
  if (!campaign) return undefined;
  if (ranksFixed) return ranksAreRecorded;
  const ids = campaign.heroes.map(({ heroId }) => heroId);
  if (new Set(ids).size < ids.length)
    return localized('The campaign has a hero twice.', 'La campagne a deux fois le même héros.');
  const wrong = campaign.heroes.find((record) => !isRecord(book, record));
  return (
    wrong &&
    localized(
      `The record of “${wrong.heroId}” is not that of such a hero.`,
      `Le parcours de « ${wrong.heroId} » n’est pas celui d’un tel héros.`,
    )
  );
}

/** True when a record is what a campaign makes of a hero (CLASH-071 to CLASH-074, SKAROV-RANK-04, SKAROV-CAMP-01 to SKAROV-CAMP-03). */
function isRecord(book: Rulebook, { heroId, rank, cards, setAside }: HeroRecord): boolean {
  const all = [...cards, ...setAside].map((id) => book.findPowerCard(id));
  if (!book.isHeroId(heroId) || new Set([...cards, ...setAside]).size < all.length) return false;
  if (all.some((card) => card?.heroId !== heroId)) return false;
  const count = (set: string): number => cards.filter((id) => book.findPowerCard(id)?.set === set).length;
  const [rookie, veteran] = [count('ROOKIE'), count('VETERAN')];
  const ordinary = count('BASE');
  if (count('WEAKNESS') !== 1 || setAside.some((id) => book.findPowerCard(id)?.set !== 'BASE')) return false;
  if (rank === 'ROOKIE') return rookie > 0 && veteran === 0 && setAside.length === rookie && ordinary + rookie === 7;
  return setAside.length === 0 && rookie === 0 && ordinary === 7 && (rank === 'VETERAN' ? veteran === 2 : veteran < 2);
}
