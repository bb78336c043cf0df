import { kolkataDate } from '@tokri/contracts/dates';

/** What people read out on the phone: `T2611-00042`, year and month of placing, then the order's id. */
export const toTransactionNumber = (orderId: number, placedAt: Date): string => {
  const [year = '', month = ''] = kolkataDate(placedAt).split('-');
  return `T${year.slice(2)}${month}-${String(orderId).padStart(5, '0')}`;
};
