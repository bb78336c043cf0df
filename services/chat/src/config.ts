import { serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

/** All that this service reads from its environment. */
export const configSchema = z.object({ ...serviceVariables });
export type ChatConfig = z.output<typeof configSchema>;
