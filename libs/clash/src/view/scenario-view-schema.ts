import { z } from 'zod';
import { localizedSchema } from '../content/vocabulary.js';
import { articleIdSchema, countSchema } from '../words.js';

const texts = (description: string) => z.array(localizedSchema).meta({ description });

/** The texts of a scenario that is not in the box: its record stands in the options alone. */
export const ownScenarioSchema = z
  .strictObject({
    name: localizedSchema.meta({ description: 'The name of the scenario.' }),
    intro: localizedSchema.meta({ description: 'Beginning of its story.' }),
    goal: localizedSchema.meta({ description: 'The end of the game, and its winner.' }),
    rules: texts('Its special rules (CLASH-096).'),
    villainReactions: texts('How the villain reacts (CLASH-094).'),
    scenarioReactions: texts('How the scenario reacts (CLASH-094).'),
    endOfTurn: texts('What the villain does at the end of the turn, item by item (CLASH-091).'),
    track: z
      .strictObject({
        name: localizedSchema.meta({ description: 'The name of the count of the progress track.' }),
        steps: z
          .array(
            z
              .strictObject({
                at: countSchema.meta({ description: 'The place of the marker.' }),
                text: localizedSchema.meta({ description: 'The effect there.' }),
              })
              .meta({ id: 'OwnTrackStep', description: 'The effect of a step of the progress track (CLASH-230).' }),
          )
          .meta({ description: 'The steps at which something happens.' }),
      })
      .meta({ id: 'OwnTrack', description: 'The progress track of a scenario of one’s own.' })
      .optional()
      .meta({ description: 'Absent when it has none.' }),
    articles: z
      .array(
        z
          .strictObject({
            articleId: articleIdSchema.meta({ description: 'As in `atStake` and on the pages.' }),
            name: localizedSchema.meta({ description: 'The reason for which it is won.' }),
            headline: localizedSchema.meta({ description: 'Its headline on the front page.' }),
            body: localizedSchema.meta({ description: 'Its text.' }),
          })
          .meta({ id: 'OwnArticle', description: 'An article of a scenario of one’s own.' }),
      )
      .meta({ description: 'The articles that it puts at stake (CLASH-180).' }),
  })
  .meta({ id: 'OwnScenario', description: 'The texts of a scenario that is not in the box (CLASH-014).' });
