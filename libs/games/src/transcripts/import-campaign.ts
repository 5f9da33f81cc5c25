import { NoTranscript, readCampaignTranscript } from '#audit';
import { commitOf, foldCampaign, unopenedCampaign, type LoadedCampaign } from '#records';
import { headerOfCampaign } from '#streams';
import { isStored, type Archive } from './archive.js';

/** The outcome of an import: something of it was stored now, or all of it was there before. */
export interface ImportedCampaign {
  readonly campaignId: string;
  readonly isNew: boolean;
}

/**
 * Stores the campaign of a transcript as it was played elsewhere, as far as it was. Whether it is true is to be asked before
 * (`verifyCampaignTranscript`). A transcript that goes further goes on where the one before ended. Nothing is to be done for it here: its
 * games are opened and written down where it is played. Throws a NoTranscript for a file that is none, and an Error where another campaign
 * of this id is here.
 * @param pieces the file.
 */
export async function importCampaign(
  { store, rulesets }: Pick<Archive, 'store' | 'rulesets'>,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<ImportedCampaign> {
  let loaded: LoadedCampaign | undefined;
  let isNew = false;
  for await (const line of readCampaignTranscript(pieces)) {
    if ('header' in line) loaded = unopenedCampaign(line.header.id, await rulesets.pinned(line.header.ruleset));
    else if ('commit' in line && loaded) {
      const commit = commitOf(line.commit);
      const placed = {
        expectedVersion: loaded.campaign.version,
        previousHash: loaded.hash,
        events: commit.events.map(({ type, schemaVersion, data }) => ({ type, schemaVersion, data })),
        obligations: [],
        head: headerOfCampaign(loaded),
      };
      if (await isStored(store, commit, placed)) isNew = true;
      loaded = foldCampaign(loaded, [commit]);
    }
  }
  if (!loaded) throw new NoTranscript('The file has no header.');
  return { campaignId: loaded.campaignId, isNew };
}
