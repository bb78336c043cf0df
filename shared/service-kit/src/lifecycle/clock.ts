import type { Clock } from '../use-case/index.ts';

export const systemClock: Clock = () => new Date();
