import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atSeat, auditor, locales, spectator, waitsForSeats, type AnyTagged, type Locale, type Viewer } from '#kernel';
import { tier } from '#kernel/testing';
import { describedIn, foldGame, formsOf, reasonIn, unopenedGame, type LoadedGame } from '#records';
import { rulesIn } from '../../apps/api/src/rest/boxes/rule-texts.js';
import { storedIn } from './checks.js';
import { goldenFolders, readGolden, storedNames } from './golden-files.js';

/** Views are drawn after so many commits, and at the end. */
const EVERY = tier === 'change' ? 400 : 40;

/** Each event is told to an outsider and to an auditor, in each language. */
const TELLINGS = [spectator, auditor].flatMap((viewer) => locales.map((locale) => ({ viewer, locale })));

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];

/** What the presentation cannot show of a game as it stands: one line a fault. */
function undrawn(
  { ruleset, release: { presentation, kernel }, game }: LoadedGame,
  viewers: readonly Viewer[],
): string[] {
  if (game.state === null) return [];
  const faults: string[] = [];
  for (const viewer of viewers) {
    const view: unknown = ruleset.view(game.state, viewer);
    for (const [name, draw] of Object.entries(presentation.pictures ?? {}))
      if (!draw(view, 'fr', NAMES).includes('</svg>')) faults.push(`picture ${name} for ${viewer.kind}`);
  }
  const waiting = game.phase === 'running' ? kernel.waitingIn(ruleset, game) : undefined;
  for (const seat of waiting && waitsForSeats(waiting) ? waiting.seats : []) {
    const texts = presentation.commandTexts(ruleset.view(game.state, atSeat(seat)), 'en', NAMES, game.options);
    for (const command of kernel.legalCommandsOf(ruleset, game, seat).slice(0, 20))
      if (texts(command).trim() === '') faults.push(`button ${command.type}`);
  }
  return faults;
}

const catalogue = new Set(
  readdirSync('docs/rules')
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => rulesIn(readFileSync(join('docs/rules', file), 'utf8'), null).map(({ id }) => id)),
);

/** What is wrong with the reason for an event, in a line: a choice of the rules without one, or a rule that is not in the catalogue. */
function unreasoned(loaded: LoadedGame, event: AnyTagged, locale: Locale): string[] {
  const reason = reasonIn(loaded, event, locale, NAMES);
  if (reason === undefined) return event['weighed'] === undefined ? [] : [`no reason for ${event.type}`];
  return [reason, ...reason.parts]
    .map(({ ruleId }) => ruleId)
    .filter((id) => id !== null && !catalogue.has(id))
    .map((id) => `${event.type} names a rule ${id}`);
}

/* A release freezes rules: the presentation of today shows its games, whatever was told and drawn when it was made. */
describe.each(goldenFolders)('The presentation of today, of the golden games of %s,', (folder) => {
  it.each(storedNames(folder))('tells every event and its reason, and draws every view of %s', async (name) => {
    const { commits, released, game } = await storedIn(readGolden(folder, name));
    const viewers = [spectator, atSeat(0)];
    const forms = formsOf(released.ruleset);
    const redact = released.kernel.redactorOf(released.ruleset, game.header.options);
    let loaded = unopenedGame(name, released);
    const faults: string[] = [];
    for (const [index, commit] of commits.entries()) {
      loaded = foldGame(loaded, [commit]);
      const seen = forms.tagged(commit.events).flatMap((event) => TELLINGS.map((telling) => ({ event, ...telling })));
      for (const { event, viewer, locale } of seen) {
        const redacted = redact(event, viewer);
        if (describedIn(loaded, redacted, locale, NAMES).trim() === '')
          faults.push(`event ${event.type} for ${viewer.kind} in ${locale}`);
        faults.push(...unreasoned(loaded, redacted, locale));
      }
      if (index % EVERY === 0 || index === commits.length - 1) faults.push(...undrawn(loaded, viewers));
    }
    const { refusals } = released.ruleset;
    const messages = released.presentation.refusalMessages;
    expect(Object.keys(refusals).filter((refusal) => !Object.hasOwn(messages, refusal))).toEqual([]);
    expect(faults).toEqual([]);
    expect(loaded.game.phase).toBe('over');
  });
});
