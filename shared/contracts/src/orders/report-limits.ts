/** Reports read at most so many days, first and last included. */
export const maxReportDays = 366;
