import { PROCESSOR_CLOCK } from '../core/tokens.js';
import { ProcessorMeter, type ProcessorClock } from './processor-time.js';
import type { Provider } from '@nestjs/common';

export const requestsProviders: Provider[] = [
  {
    provide: ProcessorMeter,
    inject: [PROCESSOR_CLOCK],
    useFactory: (clock: ProcessorClock) => new ProcessorMeter(clock),
  },
];
