import {
  composeCancelReason,
  maxCancelReasonLength,
  cancelReasons,
  translateCancelReason,
} from './cancel-reasons.ts';

describe('cancel reasons', () => {
  it('joins the chosen reason and free text into one text', () => {
    expect([
      composeCancelReason('I need another time', ''),
      composeCancelReason('I need another time', ' evening '),
      composeCancelReason('', 'Wrong flat'),
      composeCancelReason('', ' '),
    ]).toEqual(['I need another time', 'I need another time: evening', 'Wrong flat', '']);
  });
  it('cuts a reason that exceeds the maximum length', () => {
    expect(composeCancelReason('a', 'b'.repeat(maxCancelReasonLength))).toHaveLength(
      maxCancelReasonLength,
    );
  });
  it('translates a predefined reason into the language of the reader', () => {
    expect(translateCancelReason('Goods are missing', 'hi')).toBe(cancelReasons.staff.stock.hi);
    expect(translateCancelReason('Goods are missing: no onions', 'hi')).toBe(
      `${cancelReasons.staff.stock.hi}: no onions`,
    );
    expect(translateCancelReason('Goods are missing: no onions', 'en')).toBe(
      'Goods are missing: no onions',
    );
  });
  it('leaves free text unchanged, even when it starts like a predefined reason', () => {
    expect(
      ['Wrong flat', 'Payment problems at the bank'].map((words) =>
        translateCancelReason(words, 'hi'),
      ),
    ).toEqual(['Wrong flat', 'Payment problems at the bank']);
  });
});
