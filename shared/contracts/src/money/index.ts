export { amountInWords } from './amount-in-words.ts';
export { hindiAmountInWords } from './hindi-amount-in-words.ts';
export { formatRupees, maxRupees, scaleHalfUp, toPaise, toRupees } from './money.ts';
export type { Paise } from './money.ts';
