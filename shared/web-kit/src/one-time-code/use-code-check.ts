import { useRef, useState } from 'react';
import { useCodeFromSms } from './use-code-from-sms.ts';

export const codeLength = 6;

export interface CodeRejection {
  readonly message: string;
  readonly isExpired: boolean;
}

/**
 * `check` returns why the code was rejected, or null. The last digit submits the code, unless what
 * it confirms cannot be undone.
 */
export const useCodeCheck = (
  check: (code: string) => Promise<CodeRejection | null>,
  { sendsLastDigit = true }: { readonly sendsLastDigit?: boolean } = {},
) => {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isExpired, setExpired] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [codesSent, setCodesSent] = useState(1);
  const input = useRef<HTMLInputElement>(null);

  const send = async (digits: string): Promise<void> => {
    if (isBusy || isExpired || digits.length !== codeLength) return;
    setBusy(true);
    const rejection = await check(digits);
    setBusy(false);
    if (!rejection) return;
    setError(rejection.message);
    setExpired(rejection.isExpired);
    setCode('');
    input.current?.focus();
  };

  const handleInput = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    if (digits && !isExpired) setError('');
    if (sendsLastDigit) void send(digits);
  };

  useCodeFromSms({ isWaiting: !isBusy, codesSent }, handleInput);

  const handleResent = (): void => {
    setCodesSent((count) => count + 1);
    setError('');
    setExpired(false);
    input.current?.focus();
  };
  return {
    code,
    error,
    isBusy,
    input,
    canSend: code.length === codeLength && !isExpired,
    send: () => send(code),
    handleInput,
    handleResent,
  };
};
