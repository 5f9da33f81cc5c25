import { stacked, told, type Piece } from '#drawing';
import type { Localized } from '#kernel';
import { colors, comicPanel, entry, heading, insideOf, section } from '#skirmish-presentation';
import { tableWords } from './picture-words.js';
import type { Showing } from './showing.js';

/**
 * The rules in force beside those of the box: special rules of the scenario, reactions of villain and scenario, and what the
 * steps of the track do.
 */
export function rulesPanel(showing: Showing, width: number): Piece[] {
  const { texts } = showing;
  const inner = insideOf(width);
  const entries = (rules: readonly Localized[] = []): Piece[] =>
    rules.map((text) => entry(showing, text, 'bolt', inner));
  const steps = (texts?.track?.steps ?? []).map(({ at, text }) =>
    entry(showing, { en: `At ${at}: ${text.en}`, fr: `À ${at} : ${text.fr}` }, 'hourglass', inner),
  );
  const parts = [
    ...section(heading(showing, tableWords.specialRules, inner), entries(texts?.rules)),
    ...section(heading(showing, tableWords.villainReactions, inner), entries(texts?.villainReactions)),
    ...section(heading(showing, tableWords.scenarioReactions, inner), entries(distinct(texts?.scenarioReactions))),
    ...section(
      texts?.track ? heading(showing, texts.track.name, inner) : heading(showing, tableWords.rules, inner),
      steps,
    ),
  ];
  return parts.length === 0 ? [] : [comicPanel(told(showing, tableWords.rules), stacked(parts, 7), width, colors.blue)];
}

/** Rules that say the same once: two machines have one text. */
const distinct = (rules: readonly Localized[] = []): Localized[] =>
  rules.filter((text, index) => rules.findIndex((other) => other.en === text.en) === index);
