import {
  composeCancelReason,
  maxCancelReasonLength,
  cancelReasons,
  translateCancelReason,
} from './cancel-reasons.ts';

describe('a reason to cancel', () => {
  it('chosen, with words of their own or with words alone, is kept as one text', () => {
    expect([
      composeCancelReason('I need another time', ''),
      composeCancelReason('I need another time', ' evening '),
      composeCancelReason('', 'Wrong flat'),
      composeCancelReason('', ' '),
    ]).toEqual(['I need another time', 'I need another time: evening', 'Wrong flat', '']);
  });
  it('longer than the row takes, is cut', () => {
    expect(composeCancelReason('a', 'b'.repeat(maxCancelReasonLength))).toHaveLength(
      maxCancelReasonLength,
    );
  });
  it('that was offered, is read in the language of the reader', () => {
    expect(translateCancelReason('Goods are missing', 'hi')).toBe(cancelReasons.staff.stock.hi);
    expect(translateCancelReason('Goods are missing: no onions', 'hi')).toBe(
      `${cancelReasons.staff.stock.hi}: no onions`,
    );
    expect(translateCancelReason('Goods are missing: no onions', 'en')).toBe(
      'Goods are missing: no onions',
    );
  });
  it('in own words, stays as it was written, also when it begins like one that is offered', () => {
    expect(
      ['Wrong flat', 'Payment problems at the bank'].map((words) =>
        translateCancelReason(words, 'hi'),
      ),
    ).toEqual(['Wrong flat', 'Payment problems at the bank']);
  });
});
