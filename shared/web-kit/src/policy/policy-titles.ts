import type { Language } from '@tokri/contracts/language';
import type { PolicyName } from '@tokri/contracts/policies';

/** In both languages, because staff see a policy in the one that they do not read. */
export const policyTitles: Readonly<Record<PolicyName, Readonly<Record<Language, string>>>> = {
  terms: { en: 'Terms & Condition', hi: 'नियम और शर्तें' },
  privacy: { en: 'Privacy Policy', hi: 'प्राइवेसी पॉलिसी' },
  refund: { en: 'Refund Policy', hi: 'रिफ़ंड पॉलिसी' },
  delivery: { en: 'Delivery Policy', hi: 'डिलीवरी पॉलिसी' },
};
