import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };

/** `^20.19.0 || ^24.11.0` as people write it: 20.19, 24.11. */
const versions = engines.node
  .split(' || ')
  .map((range) => /^\^(?<version>\d+\.\d+)\.0$/.exec(range)!.groups!['version']!);
const majors = versions.map((version) => version.split('.')[0]!);
const newest = majors.at(-1)!;

describe('The versions of Node that package.json supports', () => {
  it.each(['README.md', 'CONTRIBUTING.md'])('stand in %s', (page) => {
    const [last, ...others] = versions.toReversed();
    expect(read(page)).toContain(`${others.toReversed().join(', ')} or ${last}`);
  });

  it('end with the one of .nvmrc and of both stages of the Dockerfile', () => {
    expect(read('.nvmrc').trim()).toBe(newest);
    const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
    expect(images).toEqual([newest, newest]);
  });

  it('begin with the one whose types the sources are checked against', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
    expect(devDependencies['@types/node']!.split('.')[0]).toBe(majors[0]);
  });
});
