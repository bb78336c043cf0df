import { shopDate } from '@tokri/contracts/dates';

export { shopDate } from '@tokri/contracts/dates';

export const today = (): string => shopDate(new Date());
