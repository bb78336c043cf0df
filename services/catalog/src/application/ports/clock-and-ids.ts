export type { Clock } from '@tokri/service-kit/use-case';

export type NextId = () => Promise<number>;
