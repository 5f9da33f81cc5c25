import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { root } from '../guide/guide.js';
import { InstalledPackages } from './installed-packages.js';

const libraries = ['kernel', 'drawing', 'verify', 'client'];
const programs = ['create-ruleset'];

describe.each([...libraries, ...programs])('The package %s, as npm would publish it', (name) => {
  let installed: InstalledPackages;

  beforeAll(() => {
    installed = InstalledPackages.install(name);
  });
  afterAll(() => installed.remove());

  it('breaks no rule of publishing', async () => {
    const { messages } = await publint({ pkgDir: installed.package(name).folder, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('has types that fit its modules, under every resolution', async () => {
    if (programs.includes(name)) return expect(installed.package(name).manifest).not.toHaveProperty('exports');
    const tarball = readFileSync(installed.package(name).tarball);
    const check = await checkPackage(createPackageFromTarballData(tarball));
    expect(check.types && check.problems).toEqual([]);
  });

  it('has the version and the license of the server, a page and a changelog, and no source or test', () => {
    const { files, manifest } = installed.package(name);
    const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(manifest).toMatchObject({ version: own.version, license: 'MIT', sideEffects: false });
    expect(manifest).not.toHaveProperty('private');
    expect(manifest['scripts']).toEqual({ prepack: `node ../../scripts/build-packages.mjs ${name}` });
    const license = (folder: string): string => readFileSync(join(folder, 'LICENSE'), 'utf8');
    expect(license(installed.package(name).folder)).toBe(license(root));
    expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json']));
    expect(files.filter((file) => /spec|^src/u.test(file))).toEqual([]);
  });
});
