export { ApiModule } from './api.module.js';
export { type ApiParts, type FaultReport, type Readiness } from './api-parts.js';
export { defaultSettings, settingsOf, type SettingsChanges } from './api-settings.js';
export { createApi } from './create-api.js';
export { partsOn } from './parts-on.js';
export { schemaText } from './graphql/print-schema.js';
export { withoutDescriptions } from './graphql/schema-of-rulesets.js';
export { startApi, type RunningApi } from './start-api.js';
