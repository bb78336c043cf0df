import type { en } from './en.ts';

/** Texts of look.md's table. */
export const hi: Partial<Record<keyof typeof en, string>> = {
  'bill.toPay': 'देना है',
  'bill.saved': 'आपकी बचत {sum}',
};
