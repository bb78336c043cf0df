import type { Language } from '@tokri/contracts/language';
import type { RowError, RowRule } from '../../domain/import/draft.ts';

type Text = (detail: string) => string;

const hindiTexts: Readonly<Record<RowRule, Text>> = {
  required: () => 'खाली है',
  'label-required': () => 'खाली है, इसलिए सामान बिक्री पर नहीं आ सकता',
  'too-long': (limit) => `${limit} अक्षर से लंबा है`,
  'too-short': (limit) => `${limit} अक्षर से छोटा है`,
  'hidden-character': (character) => `न दिखने वाला अक्षर है (${character})`,
  separator: (character) => `${character} नहीं होना चाहिए`,
  rupees: () => 'रुपये में रकम नहीं है',
  'above-zero': () => '0 से ज़्यादा नहीं है',
  'below-sale-price': () => 'बिक्री दाम से कम है',
  'above-mrp': () => 'टैक्स के साथ दाम MRP से ज़्यादा है',
  'whole-number': (range) => `${range} के बीच की पूरी संख्या नहीं है`,
  vegetarian: () => 'true या false नहीं है',
  status: () => '0 या 1 होना चाहिए',
  hsn: () => '4, 6 या 8 अंकों का होना चाहिए',
  tax: () => '0, 5, 18 या 40 होना चाहिए',
  'unknown-category': () => 'ऐसी कोई श्रेणी नहीं है',
  'doubled-code': (row) => `पंक्ति ${row} में पहले से है`,
  'doubled-unit': (row) => `पंक्ति ${row} में पहले से है`,
  busy: () => 'कोई और इसे अभी बदल रहा है; फ़ाइल फिर से भेजें',
  'column-missing': (column) => `कॉलम ${column} फ़ाइल में नहीं है`,
  'no-rows': () => 'हेडर के नीचे कोई पंक्ति नहीं है',
  'too-many-rows': (limit) => `बहुत ज़्यादा पंक्तियाँ हैं: ज़्यादा से ज़्यादा ${limit}`,
  unreadable: (reason) => `फ़ाइल यहाँ से पढ़ी नहीं जा सकी: ${reason}`,
  interrupted: () => 'इम्पोर्ट रुक गया। फ़ाइल फिर से भेजें; कुछ भी दो बार नहीं आएगा।',
};

/** The message of an error in the language of the reader; the stored one is English. */
export const rowErrorText = (
  { rule, detail = '', message }: RowError,
  language: Language,
): string => (language === 'hi' && rule ? hindiTexts[rule](detail) : message);
