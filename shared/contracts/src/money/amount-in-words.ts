import type { Paise } from './money.ts';

const belowTwenty = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1_000, name: 'thousand' },
  { size: 100, name: 'hundred' },
] as const;

const below100 = (value: number): string =>
  belowTwenty[value] ??
  [tens[Math.floor(value / 10)], belowTwenty[value % 10]].filter(Boolean).join('-');

const toWords = (value: number): string => {
  const scale = scales.find(({ size }) => value >= size);
  if (!scale) return below100(value);
  return [toWords(Math.floor(value / scale.size)), scale.name, toWords(value % scale.size)]
    .filter(Boolean)
    .join(' ');
};

export const amountInWords = (sumPaise: Paise): string => {
  if (!Number.isSafeInteger(sumPaise) || sumPaise < 0)
    throw new RangeError(`${sumPaise} is no sum to write out`);
  const rupees = toWords(Math.floor(sumPaise / 100)) || 'zero';
  const paisePart = sumPaise % 100;
  return `Rupees ${rupees}${paisePart === 0 ? '' : ` and ${below100(paisePart)} paise`} only`;
};
