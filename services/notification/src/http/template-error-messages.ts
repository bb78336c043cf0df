import type { Language } from '@tokri/contracts/language';
import type { Err } from '@tokri/contracts/result';
import { createCommandResponse } from '@tokri/service-kit/http';
import type { TemplateRejection } from '../domain/templates/template-edit.ts';

type OtherCode = 'template-changed' | 'no-own-contact' | 'too-many-tests' | 'not-sent';
type TemplateError = TemplateRejection | Err<OtherCode>;

const languageNames = {
  en: { en: 'English', hi: 'Hindi' },
  hi: { en: 'अंग्रेज़ी', hi: 'हिंदी' },
} as const;
const fieldNames = {
  title: { en: 'title', hi: 'शीर्षक' },
  text: { en: 'text', hi: 'संदेश' },
  mailText: { en: 'email text', hi: 'ई-मेल का संदेश' },
} as const;

const otherMessages: Record<OtherCode, Record<Language, string>> = {
  'template-changed': {
    en: 'Somebody else changed this message since you opened it. Nothing was saved.',
    hi: 'आपके खोलने के बाद किसी और ने यह संदेश बदल दिया। कुछ भी सहेजा नहीं गया।',
  },
  'no-own-contact': {
    en: 'You have no verified contact for this channel. Verify it in your profile.',
    hi: 'इस माध्यम के लिए आपका कोई सत्यापित संपर्क नहीं है। इसे अपनी प्रोफ़ाइल में सत्यापित करें।',
  },
  'too-many-tests': {
    en: 'You have sent many test messages. Try again in an hour.',
    hi: 'आपने बहुत से टेस्ट संदेश भेजे हैं। एक घंटे बाद फिर से कोशिश करें।',
  },
  'not-sent': {
    en: 'The message could not be sent. Try again.',
    hi: 'संदेश नहीं भेजा जा सका। फिर से कोशिश करें।',
  },
};

const rules: Record<TemplateRejection['code'], Record<Language, (name: string) => string>> = {
  'placeholder-unknown': {
    en: (name) => `{${name}} is not a placeholder of this message.`,
    hi: (name) => `{${name}} इस संदेश का प्लेसहोल्डर नहीं है।`,
  },
  'placeholder-missing': {
    en: (name) => `{${name}} is missing.`,
    hi: (name) => `{${name}} नहीं है।`,
  },
  'code-in-title': {
    en: () => 'The title must not hold the code.',
    hi: () => 'शीर्षक में कोड न लिखें।',
  },
  'text-missing': { en: () => 'Enter a text.', hi: () => 'संदेश लिखें।' },
  'dlt-template-missing': {
    en: () => 'A changed SMS needs the id of its DLT registration.',
    hi: () => 'बदले हुए SMS के लिए उसके DLT पंजीकरण की आईडी ज़रूरी है।',
  },
};

export const toTemplateResponse = createCommandResponse<TemplateError>((error, language) => {
  if (!('field' in error)) return otherMessages[error.code][language];
  const where = `${languageNames[language][error.language]}, ${fieldNames[error.field][language]}`;
  return `${where}: ${rules[error.code][language](error.name)}`;
});
