import type { PartyBalanceResponse } from '@tokri/contracts/api';
import { formatExactPrice } from '@tokri/web-kit/ui';

/** Columns of the ageing, the youngest first. */
export const ages = ['Current', 'Days1To30', 'Days31To60', 'Days61To90', 'DaysOver90'] as const;
export type Age = keyof PartyBalanceResponse['Ageing'];

export const formatAmount = (rupees: number): string =>
  rupees === 0 ? '–' : formatExactPrice(rupees);
