import { playerNames, viewOf } from '#games';
import { localized, spectator, type Locale } from '#kernel';
import type { Leagues } from '#league-service';
import { anybody } from '../access/caller.js';
import type { GameSource } from '../games/game-source.js';
import type { ShownGames } from '../games/shown-games.js';
import type { ApiContexts } from '../requests/api-context.js';
import { readGlobalId } from '../requests/global-id.js';

/** What a link to a page shows where it is shared: from what spectators see, for no visitor in particular. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The path of a picture on this server. */
  readonly image?: string;
}

/** The parts of the server that previews are made from. */
export interface PreviewParts {
  readonly shown: ShownGames;
  readonly leagues: Leagues;
  readonly contexts: ApiContexts;
}

/** Makes the previews of games and leagues. */
export class Previews {
  constructor(private readonly parts: PreviewParts) {}

  /** The preview of the page of a game or a league; `undefined` where there is none at this id. */
  async of(id: string, locale: Locale, address: string): Promise<Preview | undefined> {
    const node = readGlobalId(id);
    if (node?.kind === 'League') return this.ofLeague(node.id, locale);
    if (node?.kind !== 'Game') return undefined;
    const source = await this.parts.shown.find(node.id, anybody);
    return source ? this.ofGame(id, source, locale, address) : undefined;
  }

  private async ofGame(id: string, source: GameSource, locale: Locale, address: string): Promise<Preview> {
    const { accounts } = this.parts.contexts.for(anybody, locale, address);
    const { loaded } = source;
    const named = await playerNames(loaded, accounts);
    const names = loaded.game.seats.map(({ seat }) => named[seat]).filter((name) => name !== undefined);
    const { title, pictures = {} } = loaded.release.presentation;
    const hasPicture = Object.hasOwn(pictures, 'table') && viewOf(loaded, spectator) !== null;
    return {
      title: [title[locale], names.join(', ')].filter(Boolean).join(' · '),
      description: describe(source, named)[locale],
      ...(hasPicture ? { image: `/v1/games/${encodeURIComponent(id)}/table.svg` } : {}),
    };
  }

  private async ofLeague(leagueId: string, locale: Locale): Promise<Preview | undefined> {
    const loaded = await this.parts.leagues.load(leagueId);
    if (!loaded) return undefined;
    const { name, seasons } = loaded.league;
    const text = localized(
      `A league on Chronicler, with ${seasons.length} seasons: pairings, standings and every decision with its reason.`,
      `Une ligue sur Chronicler, de ${seasons.length} saisons : appariements, classement et chaque décision avec son motif.`,
    );
    return { title: name, description: text[locale] };
  }
}

/** Where a game stands, in a sentence. */
function describe({ status, current: { game } }: GameSource, names: readonly string[]) {
  if (status === 'open')
    return localized('The table is open: take a seat, or watch.', 'La table est ouverte : prenez place, ou regardez.');
  if (status === 'running')
    return localized('The game is being played: watch it live.', 'La partie est en cours : regardez-la en direct.');
  const result = (game.outcome?.placings ?? [])
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ seat, rank }) => `${rank}. ${names[seat] ?? seat + 1}`)
    .join(', ');
  return localized(
    `The game is over: ${result}. Replay it move by move, and verify it.`,
    `La partie est terminée : ${result}. Revoyez-la coup par coup, et vérifiez-la.`,
  );
}
