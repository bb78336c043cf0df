import { kolkataDate } from '@tokri/contracts/dates';

export { kolkataDate } from '@tokri/contracts/dates';

export const today = (): string => kolkataDate(new Date());
