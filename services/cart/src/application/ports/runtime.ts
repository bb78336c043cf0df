export type { Clock } from '@tokri/service-kit/use-case';
