import { kolkataDate } from '@tokri/contracts';

/** The day of an instant in India, whatever the clock of the device says, `yyyy-MM-dd`. */
export { kolkataDate as dayOf } from '@tokri/contracts';

export const today = (): string => kolkataDate(new Date());
