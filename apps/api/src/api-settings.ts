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

/** The operator's settings of the API. */
export interface ApiSettings extends Limits {
  /** Part of every token, for instance `dev` or `live`: up to 16 lower-case letters and digits. */
  readonly environment: string;
  /** Milliseconds without news after which subscriptions to lists of games check whether any news was lost. */
  readonly patience: number;
  /** True serves GraphiQL to browsers. */
  readonly graphiql: boolean;
  /** True serves the description of REST, for programs and as a page to try it. */
  readonly openApi: boolean;
  /** True serves the web app to browsers. */
  readonly web: boolean;
  /** True allows introspection of the GraphQL schema. */
  readonly introspection: boolean;
  readonly trustedProxies: TrustedProxies;
  readonly allowedOrigins: AllowedOrigins;
  /** The trusted OpenID Connect issuers. */
  readonly oidcIssuers: readonly OidcIssuer[];
  /** Documents that clients may name instead of sending them. */
  readonly persistedDocuments: PersistedDocuments;
}

/** Partial settings, the rest as by default; of groups of limits, single ones may be given. */
export type SettingsChanges = {
  readonly [Name in keyof ApiSettings]?: Name extends keyof Limits ? Partial<Limits[Name]> : ApiSettings[Name];
};

export const defaultSettings: ApiSettings = {
  ...defaultLimits,
  environment: 'dev',
  patience: 15_000,
  graphiql: true,
  openApi: true,
  web: true,
  introspection: true,
  trustedProxies: 0,
  allowedOrigins: [],
  oidcIssuers: [],
  persistedDocuments: noPersistedDocuments,
};

/**
 * The settings of an API that an operator has configured. Throws an Error with a message for people when a named file
 * is not usable.
 */
export async function settingsOf(configuration: Configuration): Promise<SettingsChanges> {
  const { limits, trustedProxies, allowedOrigins, oidcIssuers, persistedDocuments: source } = configuration;
  holdScopes(oidcIssuers);
  const persistedDocuments = source ? await readPersistedDocuments(source) : noPersistedDocuments;
  const { graphiql, openApi, web, introspection } = configuration;
  const shown = { graphiql, openApi, web, introspection };
  return { ...limits, ...shown, trustedProxies, allowedOrigins, oidcIssuers, persistedDocuments };
}

/** Throws a ConfigurationError when an issuer is to give a scope that does not exist. */
function holdScopes(issuers: readonly OidcIssuer[]): void {
  const unknown = issuers.flatMap((issuer) => issuer.scopes ?? []).filter((scope) => !Object.hasOwn(scopes, scope));
  if (unknown.length > 0)
    throw new ConfigurationError(
      `OIDC_ISSUERS must name scopes among ${allScopes.join(', ')}, not ${unknown.join(', ')}.`,
    );
}

/** The default settings with these changes. */
export function settingsWith(changes: SettingsChanges = {}): ApiSettings {
  const groups = Object.keys(defaultLimits) as (keyof Limits)[];
  const limits = groups.map((group) => [group, { ...defaultLimits[group], ...changes[group] }]);
  return { ...defaultSettings, ...changes, ...(Object.fromEntries(limits) as Limits) };
}
