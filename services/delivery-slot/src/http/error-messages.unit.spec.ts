import { errorMessage } from './error-messages.ts';

describe('errorMessage', () => {
  it.each([
    ['of this service', 'slot-full', 'This slot is full. Choose another.'],
    ['shared with the order service', 'hold-expired', 'Hold expired. Choose again'],
    ['shared with the user service', 'pincode-invalid', 'Please enter a valid Pincode!'],
    ['with a limit', 'range-too-large', 'A range can have at most 5,000 pincodes. Split it.'],
  ] as const)('returns the text of a code %s', (_situation, code, text) =>
    expect(errorMessage(code, 'en')).toBe(text),
  );
  it('is available in Hindi', () => expect(errorMessage('too-many-holds', 'hi')).toContain('जगह'));
});
