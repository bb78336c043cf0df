import { commandFailed, commandSucceeded } from '@tokri/contracts/api';
import type { CommandResponseEntry } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { closedLocationMessage } from '@tokri/contracts/slots';
import { createCommandResponse } from '@tokri/service-kit/http';
import { aboveMrpMessage } from './above-mrp-message.ts';
import { bulkErrorMessages, type BulkErrorCode } from './bulk-error-messages.ts';
import { declarationNames } from './declaration-names.ts';
import { promotionErrorMessages } from './promotion-error-messages.ts';
import type { SaveErrorCode, SaveResult } from '../../application/save-result.ts';

export type ErrorCode =
  | SaveErrorCode
  | BulkErrorCode
  | 'rate-started'
  | 'changed-meanwhile'
  | 'too-many-views'
  | 'unknown-view'
  | 'nothing-named'
  | 'unknown-movement'
  | 'not-an-image'
  | 'image-too-large'
  | 'image-too-small'
  | 'bad-mapping'
  | 'not-a-csv'
  | 'import-not-checked'
  | 'import-ended'
  | 'import-not-undoable';

const messages: Readonly<Record<ErrorCode, Record<Language, string>>> = {
  ...bulkErrorMessages,
  ...promotionErrorMessages,
  'rate-above-mrp': {
    en: 'The rate including tax is above the MRP.',
    hi: 'टैक्स के साथ दाम MRP से ज़्यादा है।',
  },
  'code-taken': { en: 'Another item already has this code.', hi: 'यह कोड किसी दूसरे सामान का है।' },
  'code-too-short': {
    en: 'The code must have at least 12 characters.',
    hi: 'कोड में कम से कम 12 अक्षर चाहिए।',
  },
  'unknown-item-type': { en: 'This category does not exist.', hi: 'यह कैटेगरी मौजूद नहीं है।' },
  'unknown-item-group': {
    en: 'This department does not exist.',
    hi: 'यह विभाग मौजूद नहीं है।',
  },
  'category-changed': {
    en: 'Somebody else changed this category since you opened it.',
    hi: 'आपके खोलने के बाद किसी और ने यह कैटेगरी बदल दी।',
  },
  'categories-changed': {
    en: 'Somebody else added, moved or deleted a category. Look at the list again.',
    hi: 'किसी और ने कैटेगरी जोड़ी, खिसकाई या हटाई है। सूची फिर से देखें।',
  },
  'type-not-empty': {
    en: 'Move or delete the items of this category first. Items in it',
    hi: 'पहले इस कैटेगरी का सामान हटाएँ या दूसरी कैटेगरी में रखें। इसमें सामान',
  },
  'group-not-empty': {
    en: 'Move or delete the categories of this department first. Categories in it',
    hi: 'पहले इस विभाग की कैटेगरी हटाएँ या दूसरे विभाग में रखें। इसमें कैटेगरी',
  },
  'declarations-missing': {
    en: 'This item cannot be sold without the following details',
    hi: 'इन जानकारियों के बिना यह सामान नहीं बेचा जा सकता',
  },
  'unknown-image': {
    en: "We couldn't find an image. Upload it again.",
    hi: 'तस्वीर नहीं मिली। फिर से अपलोड करें।',
  },
  'unknown-unit': { en: 'This item or unit does not exist.', hi: 'यह सामान या पैक मौजूद नहीं है।' },
  'item-changed': {
    en: 'Somebody else has changed this item. Compare the changes and save again.',
    hi: 'इस सामान को किसी और ने बदल दिया है। बदलाव देखकर फिर से सहेजें।',
  },
  'unit-missing': {
    en: 'A pack cannot be removed. Hide it instead.',
    hi: 'पैक हटाया नहीं जा सकता। उसे छिपा दें।',
  },
  'unit-price-missing': {
    en: 'A new pack needs rate, MRP and stock.',
    hi: 'नए पैक के लिए दाम, MRP और स्टॉक चाहिए।',
  },
  'doubled-unit': {
    en: 'Two packs have the same name.',
    hi: 'दो पैक का नाम एक ही है।',
  },
  'no-unit-on-sale': {
    en: 'An item on sale needs at least one pack that is not hidden.',
    hi: 'बिक्री के लिए कम से कम एक पैक दिखना चाहिए।',
  },
  'doubled-date': {
    en: 'Two GST rates start on the same date.',
    hi: 'एक ही तारीख से दो GST दरें हैं।',
  },
  'tax-missing': {
    en: 'The item needs a GST rate for today.',
    hi: 'आज के लिए GST की दर चाहिए।',
  },
  'location-closed': {
    en: closedLocationMessage('location-closed', 'en'),
    hi: closedLocationMessage('location-closed', 'hi'),
  },
  'unknown-location': { en: 'This location does not exist.', hi: 'यह दुकान या गोदाम मौजूद नहीं है।' },
  'stock-changed': {
    en: 'The stock has changed since it was shown.',
    hi: 'दिखाए जाने के बाद स्टॉक बदल गया है।',
  },
  'later-change-stands': {
    en: "This can't be undone: the stock was counted or changed again after it. Correct the stock instead.",
    hi: 'इसे वापस नहीं लिया जा सकता: इसके बाद स्टॉक फिर से गिना या बदला गया है। ज़रूरत हो तो गिनती ठीक करें।',
  },
  'movement-id-taken': {
    en: 'Nothing was changed, because another change was already saved with this id.',
    hi: 'कुछ नहीं बदला गया, क्योंकि इस आईडी से कोई दूसरा बदलाव पहले ही सहेजा जा चुका है।',
  },
  'movement-too-old': {
    en: 'This change is more than 30 days old and can no longer be undone. Correct the stock instead.',
    hi: 'यह बदलाव 30 दिन से ज़्यादा पुराना है, इसलिए अब वापस नहीं लिया जा सकता। ज़रूरत हो तो गिनती ठीक करें।',
  },
  'stock-too-large': {
    en: 'A unit can have at most 10,00,000 in stock.',
    hi: 'एक पैक का स्टॉक 10,00,000 से ज़्यादा नहीं हो सकता।',
  },
  'unknown-movement': {
    en: 'This change cannot be undone.',
    hi: 'यह बदलाव वापस नहीं लिया जा सकता।',
  },
  'undo-too-late': {
    en: 'This was deleted more than 30 days ago and can no longer be restored.',
    hi: 'इसे हटाए 30 दिन से ज़्यादा हो गए हैं। अब इसे वापस नहीं लाया जा सकता।',
  },
  'date-past': { en: 'This date has passed.', hi: 'यह तारीख निकल गई है।' },
  'date-too-far': {
    en: 'This date is too far ahead. The limit is 90 days.',
    hi: 'यह तारीख बहुत आगे है। सीमा 90 दिन है।',
  },
  'nothing-named': {
    en: 'Enter either an item or an HSN code.',
    hi: 'सामान या HSN कोड में से एक डालें।',
  },
  'name-taken': { en: 'This name is already in use.', hi: 'यह नाम पहले से इस्तेमाल में है।' },
  'not-an-image': {
    en: 'The file is not a JPEG, PNG, WebP, GIF or AVIF image.',
    hi: 'यह फ़ाइल JPEG, PNG, WebP, GIF या AVIF तस्वीर नहीं है।',
  },
  'image-too-large': {
    en: 'The image is too large. The limit is 5 MB, 40 megapixels and 8,000 pixels a side.',
    hi: 'तस्वीर बहुत बड़ी है। सीमा 5 MB, 40 मेगापिक्सेल, और चौड़ाई-ऊँचाई में 8,000-8,000 पिक्सेल है।',
  },
  'image-too-small': {
    en: 'The image is too small. Each side needs at least 16 pixels.',
    hi: 'तस्वीर बहुत छोटी है। चौड़ाई और ऊँचाई कम से कम 16 पिक्सेल होनी चाहिए।',
  },
  'rate-started': {
    en: 'This price has started. Past prices never change; add a new one instead.',
    hi: 'यह दाम लागू हो चुका है। पुराने दाम नहीं बदलते; नया दाम जोड़ें।',
  },
  'changed-meanwhile': {
    en: 'Somebody changed this price meanwhile.',
    hi: 'इस बीच किसी और ने यह दाम बदल दिया।',
  },
  'too-many-views': {
    en: 'You have 30 saved views already. Delete one first.',
    hi: 'आपके पास पहले से 30 सेव किए हुए व्यू हैं। पहले एक हटाएँ।',
  },
  'unknown-view': { en: 'This view no longer exists.', hi: 'यह व्यू अब नहीं है।' },
  'bad-mapping': { en: 'The mapping is not valid', hi: 'मैपिंग सही नहीं है' },
  'import-not-checked': {
    en: 'This import is not waiting to be started. Somebody may have started or discarded it.',
    hi: 'यह इंपोर्ट शुरू होने के इंतज़ार में नहीं है। शायद किसी ने इसे शुरू कर दिया या हटा दिया।',
  },
  'import-ended': {
    en: 'This import has already ended.',
    hi: 'यह इंपोर्ट पहले ही पूरा हो चुका है।',
  },
  'import-not-undoable': {
    en: 'This import cannot be undone. It changed nothing, was undone already, or is older than 30 days.',
    hi: 'यह इंपोर्ट वापस नहीं लिया जा सकता। इसने कुछ नहीं बदला, पहले ही वापस हो चुका है, या 30 दिन से पुराना है।',
  },
  'not-a-csv': { en: 'The file is not a CSV file in UTF-8.', hi: 'यह UTF-8 वाली CSV फ़ाइल नहीं है।' },
};

export const errorCodes = Object.keys(messages) as readonly ErrorCode[];

const errorMessage = (code: ErrorCode, language: Language, detail?: string): string => {
  const message = messages[code][language];
  return detail === undefined ? message : `${message.replace(/[.।]$/u, '')}: ${detail}`;
};

/** What the code names besides, in the reader's language. */
export const saveErrorMessage = (
  error: Exclude<SaveResult, { readonly ok: true }>,
  language: Language,
): string => {
  switch (error.code) {
    case 'rate-above-mrp':
      return aboveMrpMessage(error.aboveMrp, language);
    case 'declarations-missing':
      return errorMessage(error.code, language, declarationNames(error.missing, language));
    case 'group-not-empty':
    case 'type-not-empty':
      return errorMessage(error.code, language, String(error.count));
    default:
      return errorMessage(error.code, language);
  }
};

const toCommandResponse = createCommandResponse(saveErrorMessage);

/** `detail` reads the same in every language: an id, a number or the name of a field. */
export const errorEntry = (
  code: ErrorCode,
  language: Language,
  detail?: string,
): CommandResponseEntry => commandFailed(code, errorMessage(code, language, detail));

export const toResultEntries = (result: SaveResult, language: Language): CommandResponseEntry[] => [
  toCommandResponse(result, language, commandSucceeded),
];
