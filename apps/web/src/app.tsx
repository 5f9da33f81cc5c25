import type { ComponentType, JSX } from 'preact';
import { Link, Route, Switch } from 'wouter-preact';
import { Frame } from './frame/frame.js';
import { late } from './frame/late.js';
import { paths } from './frame/paths.js';
import { useTitle } from './frame/use-title.js';
import { Home } from './home/home.js';
import { words } from './messages/locale.js';

const GamesPage = late(() => import('./games/games-page.js').then((page) => page.GamesPage));
const TablePage = late<OfGame>(() => import('./table/table-page.js').then((page) => page.TablePage));
const ReplayPage = late<OfGame>(() => import('./replay/replay-page.js').then((page) => page.ReplayPage));
const VerifyPage = late(() => import('./verify/verify-page.js').then((page) => page.VerifyPage));

const NewTablePage = late<Partial<OfRuleset>>(() =>
  import('./new-table/new-table-page.js').then((page) => page.NewTablePage),
);
const LeaguesPage = late(() => import('./leagues/leagues-page.js').then((page) => page.LeaguesPage));
const LeaguePage = late<OfGame>(() => import('./leagues/league-page.js').then((page) => page.LeaguePage));
const SeasonPage = late<OfSeason>(() => import('./leagues/season-page.js').then((page) => page.SeasonPage));
const SeasonScreen = late<OfSeason>(() =>
  import('./leagues/screen/season-screen.js').then((page) => page.SeasonScreen),
);
const DecksPage = late(() => import('./decks/decks-page.js').then((page) => page.DecksPage));
const DeckPage = late<OfGame>(() => import('./decks/deck-page.js').then((page) => page.DeckPage));
const BasesPage = late(() => import('./bases/bases-page.js').then((page) => page.BasesPage));
const BasePage = late<OfGame>(() => import('./bases/base-page.js').then((page) => page.BasePage));
const AccountPage = late(() => import('./account/account-page.js').then((page) => page.AccountPage));
const OperationsPage = late(() => import('./operations/operations-page.js').then((page) => page.OperationsPage));

/** A page of one ruleset. */
interface OfRuleset {
  readonly ruleset: string;
}

/** A page of one game, league, deck or base. */
interface OfGame {
  readonly id: string;
}

interface OfSeason extends OfGame {
  readonly number: number;
}

/** A page of a season, whose number is in its address. */
const ofSeason =
  (Page: ComponentType<OfSeason>) =>
  ({ id, number }: { readonly id: string; readonly number: string }): JSX.Element => (
    <Page key={`${id} ${number}`} id={id} number={Number(number) || 0} />
  );

/** The app: a frame, and the page of the address in it. */
export const App = (): JSX.Element => (
  <Frame>
    <Switch>
      <Route path={paths.home}>
        <Home />
      </Route>
      <Route path={paths.games}>
        <GamesPage />
      </Route>
      <Route path={paths.replay}>{({ id }: OfGame) => <ReplayPage key={id} id={id} />}</Route>
      <Route path={paths.table}>{({ id }: OfGame) => <TablePage key={id} id={id} />}</Route>
      <Route path={paths.newTable}>
        <NewTablePage />
      </Route>
      <Route path={paths.newTableOf}>{({ ruleset }: OfRuleset) => <NewTablePage ruleset={ruleset} />}</Route>
      <Route path={paths.leagues}>
        <LeaguesPage />
      </Route>
      <Route path={paths.season}>{ofSeason(SeasonPage)}</Route>
      <Route path={paths.screen}>{ofSeason(SeasonScreen)}</Route>
      <Route path={paths.league}>{({ id }: OfGame) => <LeaguePage key={id} id={id} />}</Route>
      <Route path={paths.decks}>
        <DecksPage />
      </Route>
      <Route path={paths.deck}>{({ id }: OfGame) => <DeckPage id={id} />}</Route>
      <Route path={paths.bases}>
        <BasesPage />
      </Route>
      <Route path={paths.base}>{({ id }: OfGame) => <BasePage id={id} />}</Route>
      <Route path={paths.account}>
        <AccountPage />
      </Route>
      <Route path={paths.operations}>
        <OperationsPage />
      </Route>
      <Route path={paths.verify}>
        <VerifyPage />
      </Route>
      <Route>
        <NoSuchPage />
      </Route>
    </Switch>
  </Frame>
);

function NoSuchPage(): JSX.Element {
  useTitle(words.noSuchPage);
  return (
    <section class="plain">
      <h1>{words.noSuchPage}</h1>
      <Link href={paths.home}>{words.home}</Link>
    </section>
  );
}
