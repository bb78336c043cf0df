export { ResendCode } from './resend-code.tsx';
export { codeLength, useCodeCheck } from './use-code-check.ts';
export { toResendTime } from './resend-time.ts';
