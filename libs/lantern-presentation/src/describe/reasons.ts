import { reasonedBy, tellerIn, type EventReason, type Locale, type Reasonings } from '#kernel';
import type { SeenEvent } from '#lantern/queries';

const reasons: Reasonings<SeenEvent> = {
  stormBroke: ({ wind, lanterns }, { say, who, count }) => ({
    ruleId: 'LANTERN-006',
    text: say(
      `The wind is ${wind}: a lantern with more oil stays lit and scores the rest.`,
      `Le vent est de ${wind} : une lanterne qui a plus d’huile reste allumée et marque le reste.`,
    ),
    parts: lanterns.map(({ seat, oil, points }) => ({
      label: `${who(seat)} (${count(oil, 'measure', 'mesure')}${say(' of oil', ' d’huile')})`,
      value: count(points, 'point', 'point'),
      ruleId: null,
    })),
  }),
};

/** Why a storm left these lanterns lit (LANTERN-006). */
export const why = (event: SeenEvent, locale: Locale, names: readonly string[]): EventReason | undefined =>
  reasonedBy(reasons, event, tellerIn(locale, names));
