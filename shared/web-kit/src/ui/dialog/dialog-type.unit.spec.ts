import { closeResult, isConfirmed, isHtml, submitResult, type DialogType } from './dialog-type.ts';

describe('dialog answer codes', () => {
  it('closing emits isSuccess 1 and isCancel 0 but confirms nothing', () => {
    expect(closeResult('close')).toEqual({ isSuccess: 1, isCancel: 0, source: 'close' });
    expect(isConfirmed(closeResult('close'))).toBe(false);
    expect(isConfirmed(closeResult('dismiss'))).toBe(false);
  });
  it('code 1 confirms', () => {
    expect(submitResult(1)).toEqual({ isSuccess: 1, isCancel: 0, source: 'submit' });
    expect(isConfirmed(submitResult(1))).toBe(true);
  });
  it('code 2 closes', () => expect(submitResult(2)).toEqual(closeResult('close')));
  it('code 3 emits isCancel 1 and does not confirm', () => {
    expect(submitResult(3)).toEqual({ isSuccess: 0, isCancel: 1, source: 'submit' });
    expect(isConfirmed(submitResult(3))).toBe(false);
  });
});

it('renders HTML for types 4, 5 and 7 only', () => {
  const types: DialogType[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(types.filter(isHtml)).toEqual([4, 5, 7]);
});
