import { type Language } from '@tokri/contracts/language';
import {
  isSharedErrorCode,
  sharedErrorMessage,
  type SharedErrorCode,
} from '@tokri/contracts/problems';
import { validationMessages } from '@tokri/contracts/validation';
import type { UserErrorCode } from '../domain/user-result.ts';

const errorMessages: Record<Exclude<UserErrorCode, SharedErrorCode>, Record<Language, string>> = {
  'contact-needed': {
    en: 'Enter your mobile number or your mail address.',
    hi: 'अपना मोबाइल नंबर या मेल पता लिखें।',
  },
  'mobile-invalid': { en: validationMessages.mobile, hi: 'मोबाइल नंबर सही नहीं है।' },
  'email-invalid': { en: validationMessages.email, hi: 'मेल पता सही नहीं है।' },
  'too-many-codes': {
    en: 'Too many codes were asked for. Try again later.',
    hi: 'बहुत बार कोड माँगा गया। कुछ देर बाद फिर कोशिश करें।',
  },
  'too-early': {
    en: 'A code is on its way. Wait a moment before asking for another.',
    hi: 'कोड भेजा जा चुका है। नया कोड माँगने से पहले थोड़ा रुकें।',
  },
  'code-wrong': { en: 'This code is not right.', hi: 'यह कोड सही नहीं है।' },
  'code-expired': {
    en: 'This code is no longer valid. Ask for a new one.',
    hi: 'यह कोड अब मान्य नहीं है। नया कोड माँगें।',
  },
  'code-used-up': {
    en: 'Too many wrong tries. Ask for a new code.',
    hi: 'बहुत बार ग़लत कोड डाला गया। नया कोड माँगें।',
  },
  'staff-needs-mobile': {
    en: 'Staff sign in with their mobile number.',
    hi: 'कर्मचारी अपने मोबाइल नंबर से साइन इन करें।',
  },
  'signed-out': { en: 'Sign in to continue.', hi: 'आगे बढ़ने के लिए साइन इन करें।' },
  'name-missing': { en: validationMessages.name, hi: 'नाम लिखें' },
  'address-missing': { en: validationMessages.address, hi: 'पता लिखें' },
  'other-party': {
    en: 'This person buys for another business already.',
    hi: 'यह व्यक्ति पहले से किसी और व्यवसाय के लिए ख़रीदता है।',
  },
  'party-address': {
    en: 'The address of a business account cannot be changed here.',
    hi: 'व्यवसाय खाते का पता यहाँ नहीं बदला जा सकता।',
  },
  'too-many-addresses': {
    en: 'You have saved as many addresses as there is room for. Edit one of them.',
    hi: 'और पते नहीं जोड़े जा सकते। किसी मौजूदा पते को बदलें।',
  },
  'too-many-favourites': {
    en: 'You have as many favourites as there is room for. Take one out first.',
    hi: 'और पसंदीदा नहीं जोड़े जा सकते। पहले किसी एक को हटाएँ।',
  },
  'own-users': {
    en: 'You cannot take the permission for people from yourself. Another person who has it can.',
    hi: 'लोगों की अनुमति आप खुद से नहीं हटा सकते। जिसके पास वह है, ऐसा कोई और हटा सकता है।',
  },
  'not-all-yours': {
    en: 'You can give and take only permissions that you have yourself.',
    hi: 'आप केवल वही अनुमतियाँ दे या ले सकते हैं जो आपके पास हैं।',
  },
  'company-exists': { en: 'The company exists already.', hi: 'कंपनी पहले से मौजूद है।' },
  'gstin-invalid': { en: 'Please enter a valid GSTIN', hi: 'सही GSTIN लिखें' },
};

export const errorMessage = (code: UserErrorCode, language: Language): string =>
  isSharedErrorCode(code) ? sharedErrorMessage(code, language) : errorMessages[code][language];

/** Depends on the prefix alone, so it reveals nothing about accounts. */
export const noSmsMessage: Readonly<Record<Language, string>> = {
  en: 'Codes by SMS reach Indian numbers only. Sign in by mail instead.',
  hi: 'SMS कोड केवल भारतीय नंबरों पर पहुँचते हैं। मेल से साइन इन करें।',
};
