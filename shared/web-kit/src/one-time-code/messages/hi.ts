import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  missing: 'OTP नहीं मिला?',
  resend: 'फिर से भेजें',
  resendIn: '{time} में फिर से भेजें',
  resent: 'नया OTP भेजा है। पुराना अब काम नहीं करेगा।',
};
