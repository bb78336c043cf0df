/** Turnover of a financial year up to which a rule holds, in crore rupees (1 crore = 10,000,000). */
interface HsnRule {
  readonly fromDate: string;
  readonly upToCrore: number;
  readonly digits: number;
  readonly digitsAbove: number;
}

/** Notification 78/2020 – Central Tax of 15 October 2020; before it Notification 12/2017. */
const hsnRules: readonly HsnRule[] = [
  { fromDate: '2021-04-01', upToCrore: 5, digits: 4, digitsAbove: 6 },
  { fromDate: '2017-07-01', upToCrore: 5, digits: 2, digitsAbove: 4 },
];

/**
 * Digits that an HSN code needs on a document of that date.
 *
 * @param turnoverCrore aggregate turnover of the shop in the financial year before, in crore rupees
 */
export const requiredHsnDigits = (date: string, turnoverCrore: number): number => {
  const rule = hsnRules.find(({ fromDate }) => fromDate <= date);
  if (!rule) return 0;
  return turnoverCrore > rule.upToCrore ? rule.digitsAbove : rule.digits;
};
