import { errorMessage } from './error-messages.ts';

describe('errorMessage', () => {
  it.each([
    ['of a slot', 'slot-full', 'This slot is full. Choose another.'],
    ['that order tells, too', 'hold-expired', 'Hold ended. Choose again'],
    ['that user tells, too', 'pincode-invalid', 'Please enter a valid Pincode!'],
    ['with a limit', 'range-too-large', 'A range holds at most 5,000 pincodes. Split it.'],
  ] as const)('%s', (_which, code, words) => expect(errorMessage(code, 'en')).toBe(words));
  it('is available in Hindi', () => expect(errorMessage('too-many-holds', 'hi')).toContain('जगह'));
});
