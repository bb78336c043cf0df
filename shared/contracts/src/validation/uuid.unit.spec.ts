import { isUuid } from './uuid.ts';

describe('isUuid', () => {
  it.each([
    ['5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10', true],
    ['5E9F3A52-5F0F-4A0A-9A30-3F3B6A1C2D10', true],
    ['5e9f3a52-5f0f-4a0a-0a30-3f3b6a1c2d10', false],
    ['5e9f3a525f0f4a0a9a303f3b6a1c2d10', false],
    ['k', false],
    ['', false],
  ])('%s is a uuid: %s', (text, expected) => expect(isUuid(text)).toBe(expected));
});
