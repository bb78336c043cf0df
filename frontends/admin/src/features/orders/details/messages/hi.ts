import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  missing: 'नहीं मिला',
  short: 'कम',
  missingLine: 'नहीं मिला: {name} ({ordered} में से 0)',
  shortLine: 'कम: {name} ({ordered} में से {packed})',
  orderedAmount: 'ऑर्डर की रकम',
  shortfall: 'जो सामान नहीं मिला',
  paidInCash: 'नकद मिले: {sum}',
  paidWith: '{instrument} से भुगतान हुआ: {sum}',
  paid: 'भुगतान हुआ: {sum}',
  'instrument.upi': 'UPI',
  'instrument.card': 'कार्ड',
  'instrument.netbanking': 'नेट बैंकिंग',
  'instrument.wallet': 'वॉलेट',
  refunded: '{sum} की वापसी',
};
