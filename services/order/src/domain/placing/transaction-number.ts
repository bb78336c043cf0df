import { shopDate } from '@tokri/contracts/dates';

export const toTransactionNumber = (orderId: number, placedAt: Date): string => {
  const [year = '', month = ''] = shopDate(placedAt).split('-');
  return `T${year.slice(2)}${month}-${String(orderId).padStart(5, '0')}`;
};
