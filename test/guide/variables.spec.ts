import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableNames } from '#platform';
import { root } from './guide.js';

const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => readFileSync(join(root, 'docs', path), 'utf8'))
  .join('\n');

describe('The guides', () => {
  it.each(variableNames)('name the variable %s', (name) => {
    expect(pages).toMatch(new RegExp(`\\b${name}\\b`, 'u'));
  });
});
