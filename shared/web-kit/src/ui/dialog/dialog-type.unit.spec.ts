import {
  closeAnswer,
  isCheckout,
  isConfirmed,
  isHtml,
  submitAnswer,
  type DialogType,
} from './dialog-type.ts';

describe('an answer of the shared dialog', () => {
  it('by closing, emits isSuccess 1 and isCancel 0, and still confirms nothing', () => {
    expect(closeAnswer('close')).toEqual({ isSuccess: 1, isCancel: 0, source: 'close' });
    expect(isConfirmed(closeAnswer('close'))).toBe(false);
    expect(isConfirmed(closeAnswer('dismiss'))).toBe(false);
  });
  it('by code 1, confirms', () => {
    expect(submitAnswer(1)).toEqual({ isSuccess: 1, isCancel: 0, source: 'submit' });
    expect(isConfirmed(submitAnswer(1))).toBe(true);
  });
  it('by code 2, closes', () => expect(submitAnswer(2)).toEqual(closeAnswer('close')));
  it('by code 3, emits isCancel 1 and does not confirm', () => {
    expect(submitAnswer(3)).toEqual({ isSuccess: 0, isCancel: 1, source: 'submit' });
    expect(isConfirmed(submitAnswer(3))).toBe(false);
  });
  it('leads to Checkout by the button only, never by dismissal', () => {
    expect(isCheckout(closeAnswer('close'))).toBe(true);
    expect(isCheckout(closeAnswer('dismiss'))).toBe(false);
    expect(isCheckout(submitAnswer(1))).toBe(false);
  });
});

it('types 4, 5 and 7 render HTML, the others do not', () => {
  const types: DialogType[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(types.filter(isHtml)).toEqual([4, 5, 7]);
});
