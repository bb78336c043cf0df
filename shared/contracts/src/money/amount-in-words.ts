import type { Paise } from './money.ts';

const small = [
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
const steps = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1_000, name: 'thousand' },
  { size: 100, name: 'hundred' },
] as const;

const below100 = (value: number): string =>
  small[value] ?? [tens[Math.floor(value / 10)], small[value % 10]].filter(Boolean).join('-');

const inWords = (value: number): string => {
  const step = steps.find(({ size }) => value >= size);
  if (!step) return below100(value);
  return [inWords(Math.floor(value / step.size)), step.name, inWords(value % step.size)]
    .filter(Boolean)
    .join(' ');
};

export const amountInWords = (sumPaise: Paise): string => {
  if (!Number.isSafeInteger(sumPaise) || sumPaise < 0)
    throw new RangeError(`${sumPaise} is no sum to write out`);
  const rupees = inWords(Math.floor(sumPaise / 100)) || 'zero';
  const rest = sumPaise % 100;
  return `Rupees ${rupees}${rest === 0 ? '' : ` and ${below100(rest)} paise`} only`;
};
