import { kolkataDate } from '@tokri/contracts/dates';

export const toTransactionNumber = (orderId: number, placedAt: Date): string => {
  const [year = '', month = ''] = kolkataDate(placedAt).split('-');
  return `T${year.slice(2)}${month}-${String(orderId).padStart(5, '0')}`;
};
