import {
  brandText,
  hindiTexts,
  isLooseBrand,
  nameIn,
  packSizeText,
  quantityText,
} from './index.ts';

describe('quantityText', () => {
  it.each([
    ['500 g', '500 ग्रा'],
    ['1 kg', '1 किलो'],
    ['1.5 L', '1.5 लीटर'],
    ['200ml', '200 मिली'],
    ['6 pieces, 300 g', '6 पीस, 300 ग्रा'],
    ['10 boxes', '10 डिब्बे'],
    ['500 g / 1 kg', '500 ग्रा / 1 किलो'],
    ['about 500 g', 'लगभग 500 ग्रा'],
    ['₹42/kg', '₹42/किलो'],
    ['₹3.50/100 ml', '₹3.50/100 मिली'],
    ['₹12/piece', '₹12/पीस'],
    ['Family pack', 'Family पैक'],
    ['Combo of 3', 'Combo of 3'],
    ['constructor', 'constructor'],
    ['', ''],
  ])('shows %s in Hindi as %s', (text, expected) =>
    expect(quantityText(text, 'hi')).toBe(expected),
  );
  it('keeps the English text', () => expect(quantityText('500 g', 'en')).toBe('500 g'));
});

describe('brandText', () => {
  it('names goods without a brand in Hindi and keeps other brands', () =>
    expect([
      brandText('Loose', 'hi'),
      brandText('Loose', 'en'),
      brandText('Kaveri Mills', 'hi'),
    ]).toEqual(['खुला', 'Loose', 'Kaveri Mills']));
});

describe('isLooseBrand', () => {
  it('is true for goods without a maker only', () =>
    expect([isLooseBrand('Loose'), isLooseBrand('Kaveri Mills')]).toEqual([true, false]));
});

describe('packSizeText', () => {
  it('adds the weight that the name of the unit does not tell', () =>
    expect([
      packSizeText({ Name: '1 piece', NetQuantity: 'about 500 g' }),
      packSizeText({ Name: '500 g' }),
    ]).toEqual(['1 piece (about 500 g)', '500 g']));
});

describe('nameIn', () => {
  const onion = { name: 'Onion', hindiName: 'प्याज़' };
  it('is the English name where Hindi is missing', () =>
    expect([
      nameIn(onion, 'hi'),
      nameIn(onion, 'en'),
      nameIn({ name: 'Kiwi' }, 'hi'),
      nameIn({ name: 'Kiwi', hindiName: '' }, 'hi'),
    ]).toEqual(['प्याज़', 'Onion', 'Kiwi', 'Kiwi']));
});

describe('hindiTexts', () => {
  it('has only the texts that are there', () =>
    expect(hindiTexts({ Name: 'प्याज़', Narration: '', Text: undefined })).toEqual({
      Name: 'प्याज़',
    }));
  it('is undefined without any text', () =>
    expect(hindiTexts({ Name: '', Narration: undefined })).toBeUndefined());
});
