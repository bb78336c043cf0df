import { act, renderHook } from '@testing-library/react';
import { useCodeCheck, type CodeRejection } from './use-code-check.ts';

interface OtpRequest {
  readonly options: CredentialRequestOptions & { readonly otp?: unknown };
  readonly deliver: (code: string) => void;
  readonly decline: () => void;
}

const simulateWebOtp = (): OtpRequest[] => {
  const requests: OtpRequest[] = [];
  Object.defineProperty(window, 'OTPCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: (options: CredentialRequestOptions) =>
        new Promise((resolve, reject) => {
          requests.push({
            options,
            deliver: (code) => resolve({ code }),
            decline: () => reject(new DOMException('declined', 'NotAllowedError')),
          });
        }),
    },
  });
  return requests;
};

const setup = (options?: { readonly sendsLastDigit: boolean }) => {
  const requests = simulateWebOtp();
  const check = jest.fn(() => Promise.resolve(null));
  return { requests, check, ...renderHook(() => useCodeCheck(check, options)) };
};

describe('the code of an SMS', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('is asked of the browser once and sent when it arrives', async () => {
    const { requests, check, rerender } = setup();
    rerender();
    expect(requests.map(({ options }) => options.otp)).toEqual([{ transport: ['sms'] }]);
    await act(async () => requests[0]?.deliver('123456'));
    expect(check).toHaveBeenCalledWith('123456');
  });
  it('only fills the field when the code confirms what cannot be undone', async () => {
    const { requests, check, result } = setup({ sendsLastDigit: false });
    await act(async () => requests[0]?.deliver('123456'));
    expect(result.current.code).toBe('123456');
    expect(check).not.toHaveBeenCalled();
  });
  it('is asked for again after a new code was sent', () => {
    const { requests, result } = setup();
    act(() => result.current.handleResent());
    expect(requests).toHaveLength(2);
    expect(requests.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
  });
  it('is not asked for while a typed code is checked, and again after it was rejected', async () => {
    const requests = simulateWebOtp();
    let reject = (): void => undefined;
    const check = () =>
      new Promise<CodeRejection>((resolve) => {
        reject = () => resolve({ message: 'Wrong code', isExpired: false });
      });
    const { result } = renderHook(() => useCodeCheck(check));
    act(() => result.current.handleInput('654321'));
    expect(requests.map(({ options }) => options.signal?.aborted)).toEqual([true]);
    await act(async () => reject());
    expect(requests.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
  });
  it('is no longer asked for when the page is left', () => {
    const { requests, unmount } = setup();
    unmount();
    expect(requests[0]?.options.signal?.aborted).toBe(true);
  });
  it('can be typed after the customer declined', async () => {
    const { requests, check, result } = setup();
    await act(async () => requests[0]?.decline());
    await act(async () => result.current.handleInput('654321'));
    expect(check).toHaveBeenCalledWith('654321');
  });
  it('is not asked for in a browser without WebOTP', () => {
    const get = jest.fn();
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    renderHook(() => useCodeCheck(() => Promise.resolve(null)));
    expect(get).not.toHaveBeenCalled();
  });
});
