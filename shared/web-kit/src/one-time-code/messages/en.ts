export const en = {
  missing: "Didn't get the code?",
  resend: 'Resend code',
  resendIn: 'Resend in {time}',
  resent: 'A new code is on its way. The old one no longer works.',
} as const;
