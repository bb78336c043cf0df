import { act, renderHook } from '@testing-library/react';
import { useCodeCheck } from './use-code-check.ts';

describe('useCodeCheck', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('with sendsLastDigit %s sends the code %i times before the button', async (sends, before) => {
    const check = jest.fn(() => Promise.resolve(null));
    const { result } = renderHook(() => useCodeCheck(check, { sendsLastDigit: sends }));
    await act(async () => result.current.handleInput('123 456'));
    expect(check).toHaveBeenCalledTimes(before);
    await act(() => result.current.send());
    expect(check).toHaveBeenLastCalledWith('123456');
  });
});
