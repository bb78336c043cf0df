import {
  closeAnswer,
  isCheckout,
  isConfirmed,
  isHtml,
  submitAnswer,
  type DialogType,
} from './dialog-type.ts';

describe('dialog answer codes', () => {
  it('closing emits isSuccess 1 and isCancel 0 but confirms nothing', () => {
    expect(closeAnswer('close')).toEqual({ isSuccess: 1, isCancel: 0, source: 'close' });
    expect(isConfirmed(closeAnswer('close'))).toBe(false);
    expect(isConfirmed(closeAnswer('dismiss'))).toBe(false);
  });
  it('code 1 confirms', () => {
    expect(submitAnswer(1)).toEqual({ isSuccess: 1, isCancel: 0, source: 'submit' });
    expect(isConfirmed(submitAnswer(1))).toBe(true);
  });
  it('code 2 closes', () => expect(submitAnswer(2)).toEqual(closeAnswer('close')));
  it('code 3 emits isCancel 1 and does not confirm', () => {
    expect(submitAnswer(3)).toEqual({ isSuccess: 0, isCancel: 1, source: 'submit' });
    expect(isConfirmed(submitAnswer(3))).toBe(false);
  });
  it('only the Checkout button leads to the checkout', () => {
    expect(isCheckout(closeAnswer('close'))).toBe(true);
    expect(isCheckout(closeAnswer('dismiss'))).toBe(false);
    expect(isCheckout(submitAnswer(1))).toBe(false);
  });
});

it('renders HTML for types 4, 5 and 7 only', () => {
  const types: DialogType[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(types.filter(isHtml)).toEqual([4, 5, 7]);
});
