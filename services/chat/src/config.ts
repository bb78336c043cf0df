import { serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

export const configSchema = z.object({ ...serviceVariables });
export type ChatConfig = z.output<typeof configSchema>;
