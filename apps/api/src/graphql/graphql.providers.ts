import type { ApiSettings } from '../api-settings.js';
import { API_SETTINGS } from '../core/tokens.js';
import { DocumentCheck } from './document-check.js';
import type { Provider } from '@nestjs/common';

export const graphqlProviders: Provider[] = [
  {
    provide: DocumentCheck,
    inject: [API_SETTINGS],
    useFactory: ({ documents }: ApiSettings) => new DocumentCheck(documents),
  },
];
