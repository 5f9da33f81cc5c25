import { localized } from '#kernel';
import { findingsOf, repeated, type ContentProblem, type Finding } from '#skirmish/content/lint';
import { box, findRoom } from '../catalogue.js';
import type { Room, Scenario } from '../schema.js';
import { ruleProblems, type Ground } from './check-names.js';

/** The rooms of a scenario: those that lie, or all where the overlord builds. */
export function roomsOf({ base }: Pick<Scenario, 'base'>): readonly Room[] {
  if (!base) return box.printed.room;
  return base.tiles.flatMap(({ faceId }) => findRoom(faceId) ?? []);
}

/** The parts of a scenario beside its base: its rules, its doors, its articles (SKAROV-GEN-06). */
export function saidProblems(scenario: Scenario): Finding[] {
  const { base, rules, articles } = scenario;
  const laid = base?.passages?.filter(({ kind }) => kind === 'DOOR').map(({ edge }) => edge);
  const rooms = roomsOf(scenario);
  const ground: Ground = {
    rooms,
    articles: [...articles.map(({ id }) => id), ...rooms.flatMap(({ objective }) => objective?.articleId ?? [])],
    ...(laid && { doors: laid }),
  };
  return [...ruleProblems(rules, ground, ['rules']), ...findingsOf(besideRules(scenario, laid))];
}

/** The faults of doors and articles, and names that stand twice; `laid`: the edges of doors, where they are given. */
function besideRules({ doors, rules, articles }: Scenario, laid: readonly string[] | undefined): ContentProblem[] {
  return [
    ...doors.flatMap(({ edge }, index) =>
      !laid || laid.includes(edge)
        ? []
        : [
            {
              path: `doors[${index}].edge`,
              message: localized(
                `There is no door on the edge “${edge}”.`,
                `Il n’y a pas de porte sur le bord « ${edge} ».`,
              ),
            },
          ],
    ),
    ...twice('rules', rules, 'rules', 'règles'),
    ...twice('articles', articles, 'articles', 'articles'),
    ...articles.flatMap(({ id }, index) =>
      box.find.article(id)
        ? [
            {
              path: `articles[${index}].id`,
              message: localized(`The box has an article “${id}” already.`, `La boîte a déjà un article « ${id} ».`),
            },
          ]
        : [],
    ),
  ];
}

const twice = (path: string, records: readonly { readonly id: string }[], en: string, fr: string): ContentProblem[] =>
  repeated(records.map(({ id }) => id)).map((id) => ({
    path,
    message: localized(`Two ${en} are called “${id}”.`, `Deux ${fr} s’appellent « ${id} ».`),
  }));
