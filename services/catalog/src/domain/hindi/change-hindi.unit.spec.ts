import { changeHindi } from './change-hindi.ts';

describe('changeHindi', () => {
  const onion = { english: 'Onion', hindi: 'प्याज़' };
  it.each([
    ['a given text', onion, { english: 'Onion', hindi: 'कांदा' }, 'कांदा'],
    ['nothing when an empty text is given', onion, { english: 'Onion', hindi: '' }, ''],
    ['the text of before when the English one stays', onion, { english: 'Onion' }, 'प्याज़'],
    ['nothing when only the English text changes', onion, { english: 'Garlic' }, ''],
    ['nothing for something new without Hindi', undefined, { english: 'Onion' }, ''],
    ['nothing when there was none', { english: 'Onion' }, { english: 'Onion' }, ''],
  ])('returns %s', (_case, before, after, expected) =>
    expect(changeHindi(before, after)).toBe(expected),
  );
});
