import { z } from 'zod';
import { localizedSchema } from '../content/vocabulary.js';
import { articleIdSchema, countSchema } from '../words.js';

const texts = (description: string) => z.array(localizedSchema).meta({ description });

/** What players read of a scenario that is not in the box: its record stands in the options alone. */
export const ownScenarioSchema = z
  .strictObject({
    name: localizedSchema.meta({ description: 'What the scenario is called.' }),
    intro: localizedSchema.meta({ description: 'How its story begins.' }),
    goal: localizedSchema.meta({ description: 'How the game ends, and who has won then.' }),
    rules: texts('Its special rules (CLASH-096).'),
    villainReactions: texts('How the villain reacts (CLASH-094).'),
    scenarioReactions: texts('How the scenario reacts (CLASH-094).'),
    endOfTurn: texts('What the villain does at the end of the turn, item by item (CLASH-091).'),
    track: z
      .strictObject({
        name: localizedSchema.meta({ description: 'What the progress track counts.' }),
        steps: z
          .array(
            z
              .strictObject({
                at: countSchema.meta({ description: 'Where the marker is then.' }),
                text: localizedSchema.meta({ description: 'What happens there.' }),
              })
              .meta({ id: 'OwnTrackStep', description: 'What a step of the progress track does (CLASH-230).' }),
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
            name: localizedSchema.meta({ description: 'What it is won for.' }),
            headline: localizedSchema.meta({ description: 'What stands over it on the front page.' }),
            body: localizedSchema.meta({ description: 'What stands in it.' }),
          })
          .meta({ id: 'OwnArticle', description: 'An article of a scenario of one’s own.' }),
      )
      .meta({ description: 'The articles that it puts at stake (CLASH-180).' }),
  })
  .meta({ id: 'OwnScenario', description: 'What players read of a scenario that is not in the box (CLASH-014).' });
