import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Project {
  readonly type: string;
  readonly root: string;
  readonly entryFile: string;
  readonly sourceRoot: string;
}

const { projects } = JSON.parse(readFileSync(join(root, 'nest-cli.json'), 'utf8')) as {
  projects: Readonly<Record<string, Project>>;
};

const projectsOf = (folder: string, type: string, entryFile: string): [string, Project][] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, `src/${entryFile}.ts`)))
    .map(({ name }) => [name, { type, root: `${folder}/${name}`, entryFile, sourceRoot: `${folder}/${name}/src` }]);

it('nest-cli.json lists every app of Nest and every library, each with its entry file', () => {
  const expected = [...projectsOf('apps', 'application', 'main'), ...projectsOf('libs', 'library', 'index')];
  expect(projects).toEqual(Object.fromEntries(expected));
});
