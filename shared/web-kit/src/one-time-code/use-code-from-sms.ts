import { useEffect, useEffectEvent } from 'react';

interface OtpRequestOptions extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

const readCodeFromSms = async (signal: AbortSignal): Promise<string> => {
  const options: OtpRequestOptions = { otp: { transport: ['sms'] }, signal };
  const credential = await navigator.credentials.get(options);
  return credential !== null && 'code' in credential ? String(credential.code) : '';
};

/**
 * Lets the browser offer the code of an SMS that ends with the site's host and the code (WebOTP,
 * https://wicg.github.io/web-otp). Browsers without it fill the field by `autocomplete` or not at
 * all.
 */
export const useCodeFromSms = (
  {
    isWaiting,
    codesSent,
  }: {
    readonly isWaiting: boolean;
    /** Each further code asks the browser again. */
    readonly codesSent: number;
  },
  onCode: (code: string) => void,
): void => {
  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    void readCodeFromSms(leaving.signal).then(
      (code) => {
        if (code !== '' && !leaving.signal.aborted) handleCode(code);
      },
      // The customer declined, another request took over, or no SMS came: the code can be typed.
      () => undefined,
    );
    return () => leaving.abort();
  }, [isWaiting, codesSent]);
};
