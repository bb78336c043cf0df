/** Dates of the shop are days in India, whatever the clock of the device says. */
export const shopTimeZone = 'Asia/Kolkata';

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: shopTimeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of an instant in India, `yyyy-MM-dd`. */
export const dayOf = (instant: Date): string => isoDay.format(instant);

export const today = (): string => dayOf(new Date());

/** A `yyyy-MM-dd` moved by days. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
