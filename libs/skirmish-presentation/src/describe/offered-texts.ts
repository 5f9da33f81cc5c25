import { onceFor, type Localized } from '#kernel';
import type { Effect } from '#skirmish/content/vocabulary';

/** The choices of a text, in printed order; `undefined` stands for one without words of its own. */
type Offer = readonly (Localized | undefined)[];

/** All that may be chosen from, by the id of what offers it. */
export type OfferedTexts = ReadonlyMap<string, readonly Offer[]>;

/** Something of the content, as far as it is looked at. */
interface Part extends Pick<Effect, 'choose' | 'oneOf'> {
  readonly id?: unknown;
}

/** The offers of records, and all parts of them with an id. */
export function offeredTexts(records: readonly object[]): OfferedTexts {
  const offers = new Map<string, Offer[]>();
  const gather = (part: Part, within: string): void => {
    const source = typeof part.id === 'string' ? part.id : within;
    for (const offer of offersOf(part)) offers.set(source, [...(offers.get(source) ?? []), offer]);
    for (const inner of Object.values(part) as unknown[])
      if (typeof inner === 'object' && inner !== null) gather(inner, source);
  };
  for (const record of records) gather(record, '');
  return offers;
}

const offersOf = ({ choose, oneOf }: Part): Offer[] => [
  ...(choose ? [choose.options.map(({ text }) => text)] : []),
  ...(oneOf ? [oneOf.options.map(() => undefined)] : []),
];

/**
 * The text of the option of a source. Events have its number alone: where a source offers several things, all that have
 * an option of this number must say the same; `undefined` otherwise, and where the source is unknown.
 */
export function textOfOption(offers: OfferedTexts, source: string, index: number): Localized | undefined {
  const [first, ...others] = (offers.get(source) ?? []).flatMap((offer) =>
    index < offer.length ? [offer[index]] : [],
  );
  return others.every((text) => text?.en === first?.en && text?.fr === first?.fr) ? first : undefined;
}

/** Finds what an option says: that of the scenario of a game, or else that of the box. */
export function offeredIn(box: () => OfferedTexts) {
  const ofScenario = onceFor((scenario: object) => offeredTexts([scenario]));
  return (source: string, index: number, scenario?: object): Localized | undefined =>
    (scenario && textOfOption(ofScenario(scenario), source, index)) ?? textOfOption(box(), source, index);
}
