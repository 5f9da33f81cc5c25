import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** A service of the file. */
export interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly user?: string;
  readonly command?: string;
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly mem_limit: string;
  readonly restart: string;
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: string | readonly string[] };
}

const file = await readFile('docker-compose.yml', 'utf8');
/** The file, with its anchors resolved. */
export const composeFile = parse(file, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};

export const { services } = composeFile;
/** Its services by their names, and our own among them. */
export const named = Object.entries(services);
export const ours = named.filter(([, { build }]) => build !== undefined);

/** The default of a variable of the file, as Docker resolves it. Throws an Error where it must be set. */
export const filledIn = (text: string, given: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, name: string, sort: string, rest: string) => {
    const value = given[name];
    if (value !== undefined) return value;
    if (sort !== '-') throw new Error(`${name}: ${rest}`);
    return rest;
  });
