import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Games } from '#games';
import { localized } from '#kernel';
import { packagePath } from '#platform';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../errors/api-error.js';

/** A rule of the catalogue. */
export interface RuleText {
  readonly id: string;
  readonly ruleset: string | null;
  readonly text: string;
  readonly source: string;
}

/** The texts of the rules, from the catalogue that is installed with the server. Read on the first request. */
@Injectable()
export class RuleTexts {
  private rules: ReadonlyMap<string, RuleText> | undefined;

  constructor(private readonly games: Games) {}

  /** A rule by its id. Throws an ApiError `NOT_FOUND` when the catalogue has none. */
  rule(id: string): RuleText {
    this.rules ??= this.read();
    const rule = this.rules.get(id);
    if (!rule)
      throw new ApiError('NOT_FOUND', localized(`There is no rule "${id}".`, `Il n’y a pas de règle « ${id} ».`));
    return rule;
  }

  private read(): ReadonlyMap<string, RuleText> {
    const folder = packagePath(import.meta.url, join('docs', 'rules'));
    const rules = readdirSync(folder)
      .filter((file) => file.endsWith('.md') && file !== 'README.md')
      .flatMap((file) => {
        const name = file.slice(0, -'.md'.length);
        const ruleset = this.games.rulesets.find(name) ? name : null;
        return rulesIn(readFileSync(join(folder, file), 'utf8'), ruleset);
      });
    return new Map(rules.map((rule) => [rule.id, rule]));
  }
}

/**
 * The rules of a file: rows of a table with the id in the first cell, the text in the second and the source in the
 * last; a table of two columns has no source.
 */
export const rulesIn = (text: string, ruleset: string | null): readonly RuleText[] =>
  [...text.matchAll(/^\| (?<id>KERNEL|[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?) \| (?<cells>.+) \|$/gm)].map(({ groups }) => {
    const cells = groups?.['cells'] ?? '';
    const last = cells.lastIndexOf(' | ');
    return {
      id: groups?.['id'] ?? '',
      ruleset,
      text: last < 0 ? cells : cells.slice(0, last),
      source: last < 0 ? '' : cells.slice(last + ' | '.length),
    };
  });
