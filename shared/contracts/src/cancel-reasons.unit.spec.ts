import {
  cancelReason,
  cancelReasonLengthMax,
  cancelReasons,
  cancelReasonText,
} from './cancel-reasons.ts';

describe('a reason to cancel', () => {
  it('chosen, with words of their own or with words alone, is kept as one text', () => {
    expect([
      cancelReason('I need another time', ''),
      cancelReason('I need another time', ' evening '),
      cancelReason('', 'Wrong flat'),
      cancelReason('', ' '),
    ]).toEqual(['I need another time', 'I need another time: evening', 'Wrong flat', '']);
  });
  it('longer than the row takes, is cut', () => {
    expect(cancelReason('a', 'b'.repeat(cancelReasonLengthMax))).toHaveLength(
      cancelReasonLengthMax,
    );
  });
  it('that was offered, is read in the language of the reader', () => {
    expect(cancelReasonText('Goods are missing', 'hi')).toBe(cancelReasons.staff.stock.hi);
    expect(cancelReasonText('Goods are missing: no onions', 'hi')).toBe(
      `${cancelReasons.staff.stock.hi}: no onions`,
    );
    expect(cancelReasonText('Goods are missing: no onions', 'en')).toBe(
      'Goods are missing: no onions',
    );
  });
  it('in own words, stays as it was written, also when it begins like one that is offered', () => {
    expect(
      ['Wrong flat', 'Payment problems at the bank'].map((words) => cancelReasonText(words, 'hi')),
    ).toEqual(['Wrong flat', 'Payment problems at the bank']);
  });
});
