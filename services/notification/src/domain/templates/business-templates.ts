import type { Language } from '@tokri/contracts/language';
import type { TemplateTexts } from '@tokri/contracts/templates';
import type { BusinessNotificationKind } from '../deliveries/notification.ts';

export type DefaultTexts = Pick<TemplateTexts, 'title' | 'text'> &
  Partial<Pick<TemplateTexts, 'mailText'>>;

/** The reason of a decision stands on the page only: a registered SMS text has no room for it. */
export const businessTemplates: Readonly<
  Record<BusinessNotificationKind, Readonly<Record<Language, DefaultTexts>>>
> = {
  'business-approved': {
    en: {
      title: 'Business account approved',
      text: '{brand}: your business account is approved. Your business prices now apply. {link}',
    },
    hi: {
      title: 'कारोबारी खाता मंज़ूर',
      text: '{brand}: आपका कारोबारी खाता मंज़ूर हो गया। अब आपके कारोबारी दाम लागू हैं। {link}',
    },
  },
  'business-declined': {
    en: {
      title: 'Business account not approved',
      text: '{brand}: we could not approve your business account. See why and apply again: {link}',
    },
    hi: {
      title: 'कारोबारी खाता मंज़ूर नहीं हुआ',
      text: '{brand}: आपका कारोबारी खाता मंज़ूर नहीं हो सका। वजह देखें और फिर से आवेदन करें: {link}',
    },
  },
};
