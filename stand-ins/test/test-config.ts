import { readConfig } from '@tokri/service-kit/config';
import { configSchema } from '../src/config.ts';
import type { StandInsConfig } from '../src/config.ts';

export const testConfig = (changes: Partial<StandInsConfig> = {}): StandInsConfig => ({
  ...readConfig(configSchema, {
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    STAND_INS_PORT: '0',
    SMTP_PORT: '0',
  }),
  ...changes,
});
