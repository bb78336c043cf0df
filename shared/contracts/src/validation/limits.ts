import { addDays } from '../dates/dates.ts';

/** Ids have at most this many digits, in queries and bodies alike: what can be written can be read and taken away. */
export const maxIdDigits = 15;
export const maxId = 10 ** maxIdDigits - 1;

/** Rows of one page at most (api-contract.md rule 6). */
export const maxPageSize = 200;

/** A JSON body is refused beyond this (reliability.md 6, rows 2.4.1 and API4). */
export const maxJsonBodyBytes = 100 * 1024;

/** What stands in a body beside a quote: keys, ids, the note of an order. */
const besideQuoteBytesMax = 4 * 1024;

/** A signed quote is plain ASCII, so that this many characters, with all else that a call may say, fit into one body. */
export const maxQuoteTokenLength = maxJsonBodyBytes - besideQuoteBytesMax;

/** The shop plans this many days ahead, today not counted: limits of a day and carts know no delivery date beyond. */
const plannedDaysAhead = 90;

/** The last delivery date that the shop plans, `yyyy-MM-dd`. */
export const lastPlannableDate = (today: string): string => addDays(today, plannedDaysAhead);
