import { localizedIssue } from '#kernel';
import { optionsFields } from './options-fields.js';
import { optionsProblem, ownProblems } from './options-problem.js';

/** What whoever opens a game chooses. What is wrong with a scenario or base of his own is told by its path (SKAROV-BASE-17). */
export const optionsSchema = optionsFields.superRefine((options, context) => {
  if (context.issues.length > 0) return;
  const problems = ownProblems(options);
  for (const { path, message } of problems) context.addIssue(localizedIssue(message, [path]));
  const problem = problems.length === 0 ? optionsProblem(options) : undefined;
  if (problem !== undefined) context.addIssue(localizedIssue(problem));
});
