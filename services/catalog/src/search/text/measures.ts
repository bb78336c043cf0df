const kilogramSpellings = [
  'kilograms',
  'kilogram',
  'kilos',
  'kilo',
  'kgs',
  'kg',
  'किलो',
  'किग्रा',
] as const;
const units: readonly (readonly [
  unit: 'g' | 'ml',
  factor: number,
  spellings: readonly string[],
])[] = [
  ['g', 1000, kilogramSpellings],
  ['g', 1, ['grams', 'gram', 'gms', 'gm', 'g', 'ग्राम']],
  ['ml', 1000, ['litres', 'litre', 'liters', 'liter', 'ltrs', 'ltr', 'lt', 'l', 'लीटर']],
  ['ml', 1, ['millilitres', 'millilitre', 'mls', 'ml', 'मिली']],
];
const unitsBySpelling = new Map(
  units.flatMap(([unit, factor, spellings]) =>
    spellings.map((spelling) => [spelling, { unit, factor }] as const),
  ),
);
const halves = ['half', 'aadha', 'adha', 'आधा'];

const quantity = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.])(\\d{1,6}(?:\\.\\d{1,3})?|${halves.join('|')})\\s*(${[...unitsBySpelling.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
  'giu',
);

const measurePattern = /^\d+(?:g|ml)$/;

export const normalizeMeasures = (text: string): string =>
  text.replace(quantity, (_match, amount: string, spelling: string) => {
    const { unit, factor } = unitsBySpelling.get(spelling.toLowerCase()) ?? {
      unit: 'g',
      factor: 1,
    };
    const number = halves.includes(amount.toLowerCase()) ? 0.5 : Number(amount);
    return ` ${Math.round(number * factor)}${unit} `;
  });

export const isMeasure = (word: string): boolean => measurePattern.test(word);
