export { ResendCode } from './resend-code.tsx';
export { codeLength, useCodeCheck, type CodeRejection } from './use-code-check.ts';
export { toResendTime } from './resend-time.ts';
