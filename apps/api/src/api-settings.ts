import { allScopes, scopes } from '#accounts';
import {
  ConfigurationError,
  defaultLimits,
  type AllowedOrigins,
  type Configuration,
  type Limits,
  type OidcIssuer,
  type TrustedProxies,
} from '#platform';
import {
  noPersistedDocuments,
  readPersistedDocuments,
  type PersistedDocuments,
} from './graphql/persisted-documents.js';

/** What an operator may choose about the API. */
export interface ApiSettings extends Limits {
  /** Stands in every token, for instance `dev` or `live`: up to 16 lower-case letters and digits. */
  readonly environment: string;
  /** After how many milliseconds without news subscriptions to lists of games look again whether any were lost. */
  readonly patience: number;
  /** True serves GraphiQL to browsers. */
  readonly graphiql: boolean;
  /** True describes REST, to programs and on a page in which people try it. */
  readonly openApi: boolean;
  /** True answers with the schema of GraphQL. */
  readonly introspection: boolean;
  readonly trustedProxies: TrustedProxies;
  readonly allowedOrigins: AllowedOrigins;
  /** Who is believed when they say who somebody is. */
  readonly oidcIssuers: readonly OidcIssuer[];
  /** Documents that clients may name instead of sending them. */
  readonly persistedDocuments: PersistedDocuments;
}

/** Settings of which some are as they are by default; of limits in groups, single ones may be named. */
export type SettingsChanges = {
  readonly [Name in keyof ApiSettings]?: Name extends keyof Limits ? Partial<Limits[Name]> : ApiSettings[Name];
};

export const defaultSettings: ApiSettings = {
  ...defaultLimits,
  environment: 'dev',
  patience: 15_000,
  graphiql: true,
  openApi: true,
  introspection: true,
  trustedProxies: 0,
  allowedOrigins: [],
  oidcIssuers: [],
  persistedDocuments: noPersistedDocuments,
};

/** The settings of an API that an operator has configured. Throws an Error, for people, when a file that is named is not usable. */
export async function settingsOf(configuration: Configuration): Promise<SettingsChanges> {
  const { limits, trustedProxies, allowedOrigins, oidcIssuers, persistedDocuments: source } = configuration;
  holdScopes(oidcIssuers);
  const persistedDocuments = source ? await readPersistedDocuments(source) : noPersistedDocuments;
  const { graphiql, openApi, introspection } = configuration;
  const shown = { graphiql, openApi, introspection };
  return { ...limits, ...shown, trustedProxies, allowedOrigins, oidcIssuers, persistedDocuments };
}

/** Throws a ConfigurationError when an issuer is to give a scope that there is not. */
function holdScopes(issuers: readonly OidcIssuer[]): void {
  const unknown = issuers.flatMap((issuer) => issuer.scopes ?? []).filter((scope) => !Object.hasOwn(scopes, scope));
  if (unknown.length > 0)
    throw new ConfigurationError(
      `OIDC_ISSUERS must name scopes among ${allScopes.join(', ')}, not ${unknown.join(', ')}.`,
    );
}

/** The settings that hold when these are changed. */
export function settingsWith(changes: SettingsChanges = {}): ApiSettings {
  const groups = Object.keys(defaultLimits) as (keyof Limits)[];
  const limits = groups.map((group) => [group, { ...defaultLimits[group], ...changes[group] }]);
  return { ...defaultSettings, ...changes, ...(Object.fromEntries(limits) as Limits) };
}
