import { stacked, told, type Piece } from '#drawing';
import type { Localized } from '#kernel';
import { colors, comicPanel, entry, heading, insideOf, section } from '#skirmish';
import { tableWords } from './picture-words.js';
import type { Showing } from './showing.js';

/**
 * The rules in force beside those of the box: special rules of the scenario, reactions of villain and scenario, and what the
 * steps of the track do. Nothing for a scenario that is not in the box, whose rules its options alone know.
 */
export function rulesPanel(showing: Showing, width: number): Piece[] {
  const { scenario } = showing;
  const inner = insideOf(width);
  const plan = scenario?.threatSheet ?? scenario?.plan;
  const texts = (rules: readonly { readonly text: Localized }[] | undefined): Piece[] =>
    (rules ?? []).map(({ text }) => entry(showing, text, 'bolt', inner));
  const steps = (plan?.track?.steps ?? []).map(({ at, text }) =>
    entry(showing, { en: `At ${at}: ${text.en}`, fr: `À ${at} : ${text.fr}` }, 'hourglass', inner),
  );
  const parts = [
    ...section(heading(showing, tableWords.specialRules, inner), texts(scenario?.rules)),
    ...section(heading(showing, tableWords.villainReactions, inner), texts(scenario?.threatSheet?.villainReactions)),
    ...section(
      heading(showing, tableWords.scenarioReactions, inner),
      texts(distinct(scenario?.threatSheet?.scenarioReactions)),
    ),
    ...section(
      plan?.track ? heading(showing, plan.track.name, inner) : heading(showing, tableWords.rules, inner),
      steps,
    ),
  ];
  return parts.length === 0 ? [] : [comicPanel(told(showing, tableWords.rules), stacked(parts, 7), width, colors.blue)];
}

/** Rules that say the same once: two machines have one text. */
const distinct = <T extends { readonly text: Localized }>(rules: readonly T[] | undefined): T[] =>
  (rules ?? []).filter(({ text }, index, all) => all.findIndex((other) => other.text.en === text.en) === index);
