import { runService } from '@tokri/service-kit/lifecycle';
import { compose } from './compose.ts';
import { configSchema } from './config.ts';

await runService({ name: 'chat', schema: configSchema, compose });
