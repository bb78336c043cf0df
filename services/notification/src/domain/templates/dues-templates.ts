import type { Language } from '@tokri/contracts/language';
import type { DefaultTexts } from './business-templates.ts';

/** Mails list what is due by age; an SMS has no room for it. */
export const duesTemplates: Readonly<
  Record<'dues-reminder', Readonly<Record<Language, DefaultTexts>>>
> = {
  'dues-reminder': {
    en: {
      title: 'Payment due',
      text: '{brand}: {amount} due, {overdue} overdue. Oldest bill {number}, due {until}. {link}',
      mailText:
        'Your business account has {amount} to pay, of which {overdue} is overdue.\n\n{ageing}\n\nOldest bill: {number}, due {until}\n\nPay now: {link}',
    },
    hi: {
      title: 'भुगतान बाकी है',
      text: '{brand}: {amount} बाकी है, जिसमें से {overdue} की तारीख निकल चुकी है। सबसे पुराना बिल {number}, देय {until}। {link}',
      mailText:
        'आपके कारोबारी खाते में {amount} का भुगतान बाकी है, जिसमें से {overdue} की तारीख निकल चुकी है।\n\n{ageing}\n\nसबसे पुराना बिल: {number}, देय {until}\n\nअभी भुगतान करें: {link}',
    },
  },
};
