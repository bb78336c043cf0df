import { toNumberRange } from './number-range.ts';

describe('toNumberRange', () => {
  it('is the same for numbers that differ in their last three digits only', () => {
    expect(toNumberRange({ channel: 'sms', contact: '+919876543210' })).toBe('+919876543');
    expect(toNumberRange({ channel: 'sms', contact: '+919876543999' })).toBe('+919876543');
    expect(toNumberRange({ channel: 'sms', contact: '+919876544210' })).toBe('+919876544');
  });
  it('is null for a mailbox', () => {
    expect(toNumberRange({ channel: 'mail', contact: 'asha@example.in' })).toBeNull();
  });
});
