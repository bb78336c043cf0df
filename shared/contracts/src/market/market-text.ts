import { isUnitedKingdom } from './shop-market.ts';

/**
 * Terms of texts that are written for a shop in India, and what the United Kingdom calls them. A
 * sentence that says something else there is a text of its own: `<id>.uk` of the page's messages.
 */
const ukTerms: readonly (readonly [term: RegExp, ukTerm: string])[] = [
  [/Indian mobile number/g, 'mobile number of the United Kingdom'],
  [/Indian numbers/g, 'numbers of the United Kingdom'],
  [/UPI or card/g, 'card'],
  [/UPI या कार्ड/g, 'कार्ड'],
  [/UPI(?= से)|यूपीआई/g, 'कार्ड'],
  [/\bUPI\b/g, 'card'],
  [/Pincode/g, 'Postcode'],
  [/pincode/g, 'postcode'],
  [/\bGSTIN\b/g, 'VAT number'],
  [/\bGST\b/g, 'VAT'],
  [/^HSN(?: code)?\b/g, 'Commodity code'],
  [/\ban HSN(?: code)?\b/g, 'a commodity code'],
  [/HSN कोड/g, 'कमोडिटी कोड'],
  [/\bHSN(?: code)?\b/g, 'commodity code'],
  [/\bFSSAI licence/g, 'Food registration'],
  [/FSSAI लाइसेंस/g, 'फ़ूड रजिस्ट्रेशन'],
  [/\bGrievance officer\b/g, 'Complaints contact'],
  [/शिकायत अधिकारी/g, 'शिकायतों के लिए संपर्क'],
  [/\bMRP\b/g, 'RRP'],
  [/\brupee/g, 'pound'],
  [/\bRupee/g, 'Pound'],
  [/\bpaise\b/g, 'pence'],
  [/₹/g, '£'],
  [/पिनकोड/g, 'पोस्टकोड'],
  [/रुपये/g, 'पाउंड'],
  [/भारतीय मोबाइल नंबर/g, 'यूके का मोबाइल नंबर'],
  [/भारतीय नंबरों/g, 'यूके के नंबरों'],
  [/एमआरपी/g, 'RRP'],
];

/** A number such as `10,00,000`. */
const lakhGroups = /\b\d{1,2}(?:,\d\d)+,\d{3}\b/g;
const groupByThousand = (number: string): string =>
  number.replaceAll(',', '').replace(/\B(?=(?:\d{3})+$)/g, ',');

const toUkTerms = (text: string): string =>
  ukTerms
    .reduce((changed, [term, ukTerm]) => changed.replace(term, ukTerm), text)
    .replace(lakhGroups, groupByThousand);

/** `{pincode}` or the start of `{count, plural, …}`: names of values are the same in every market. */
const placeholderStart = /(\{\w+\s*[,}])/;

/** The text of a message in the terms of the shop's market. */
export const marketText = (message: string): string =>
  isUnitedKingdom()
    ? message
        .split(placeholderStart)
        .map((part, index) => (index % 2 === 0 ? toUkTerms(part) : part))
        .join('')
    : message;
