import { onceFor, type Localized } from '#kernel';
import { namesById, numberedName, offeredIn, offeredTexts, type Names } from '#skirmish-presentation';
import { powersOfSheets } from '#skirmish/content';
import {
  type Article,
  type ArticleSubject,
  box,
  door,
  edgeIdSchema,
  findEventCard,
  findHero,
  findRoom,
  findVillainSheet,
  findWoundCard,
  type Scenario,
  type Side,
} from '#skarov/queries';

const printed = box.derived(({ hero, powerCard, villainSheet, room, tokenKind, scenario, base }) =>
  namesById([
    ...hero,
    ...powerCard,
    ...villainSheet,
    ...powersOfSheets(hero, villainSheet),
    ...room.map(({ face }) => face),
    ...room.flatMap(({ objective }) => objective ?? []),
    ...room.flatMap(({ tests }) => tests),
    ...room.flatMap(({ traps }) =>
      traps.flatMap(({ test, ...trap }) => [trap, ...(test ? [{ ...trap, id: test.id }] : [])]),
    ),
    ...tokenKind,
    ...scenario,
    ...base,
    door,
  ]),
);

/** The texts of rules, and articles: of the box, or of one scenario. */
const partsOf = (
  scenarios: readonly Scenario[],
): { readonly rules: Names; readonly articles: ReadonlyMap<string, Article> } => ({
  rules: new Map(scenarios.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text]))),
  articles: new Map(scenarios.flatMap(({ articles }) => articles.map((article) => [article.id, article]))),
});
const ofBox = box.derived(({ scenario }) => partsOf(scenario));
const ofOne = onceFor((scenario: Scenario) => partsOf([scenario]));

/**
 * The name of anything that an id of an event names; of a numbered figure or token with its number, unless its sheet has one
 * figure. A test at a piece has the name of the test; an edge is its door. `undefined`: neither the scenario nor the box has it.
 */
export function nameOf(id: string, scenario?: Scenario): Localized | undefined {
  if (id === scenario?.id) return scenario.name;
  if (edgeIdSchema.safeParse(id).success) return door.name;
  const name = printed().get(id.split('@')[0] ?? id) ?? findWoundCard(id)?.name ?? findEventCard(id)?.name;
  return name ?? numberedName(id, printed(), (kind) => findVillainSheet(kind)?.figures === 1);
}

/** The text of a rule of the scenario, or one of any scenario of the box. */
export const textOfRule = (ruleId: string, scenario?: Scenario): Localized | undefined =>
  (scenario && ofOne(scenario).rules.get(ruleId)) ?? ofBox().rules.get(ruleId);

const offered = offeredIn(box.derived((records) => offeredTexts(Object.values(records).flat())));

/** The text of an option of a card, test or rule: of the scenario, or of the box. */
export const textOffered = (source: string, index: number, scenario?: Scenario): Localized | undefined =>
  offered(source, index, scenario) ?? offered(findEventCard(source)?.id ?? source, index);

/** Whether an id is that of a hero, of a villain sheet or of one of its figures. */
export const isFigure = (id: string): boolean =>
  findHero(id) !== undefined || findVillainSheet(id.replace(/-\d+$/, '')) !== undefined;

/** The name of the room whose face has an id. */
export const nameOfRoom = (faceId: string): Localized | undefined => findRoom(faceId)?.face.name;

/** The headline of an article with the face of a side; praise and disgrace stand with the hero (SKAROV-NEWS-02, SKAROV-NEWS-03). */
export function headlineOf(
  { subject, articleId, side }: { readonly subject: ArticleSubject; readonly articleId: string; readonly side: Side },
  scenario?: Scenario,
): Localized | undefined {
  if (subject === 'PRAISE') return findHero(articleId)?.praise;
  if (subject === 'DISGRACE') return findHero(articleId)?.discredit;
  const article =
    (scenario && ofOne(scenario).articles.get(articleId)) ??
    box.find.article(articleId) ??
    ofBox().articles.get(articleId);
  return article?.faces[side].headline;
}
