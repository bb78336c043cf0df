import { addDays } from '../dates/dates.ts';

export const maxIdDigits = 15;
export const maxId = 10 ** maxIdDigits - 1;

export const maxPageSize = 200;
/** Of bills and payments, which are read by the ids of their orders. */
export const maxOrdersPerRead = 50;

/** Days from the date of a bill on account to its due date. */
export const maxTermsDays = 180;

export const maxJsonBodyBytes = 100 * 1024;

const maxOtherFieldsBytes = 4 * 1024;

/** A quote is ASCII, so this many characters and all other fields fit into one body. */
export const maxQuoteTokenLength = maxJsonBodyBytes - maxOtherFieldsBytes;

const plannedDaysAhead = 90;

export const lastPlannableDate = (today: string): string => addDays(today, plannedDaysAhead);
