import type { Language } from '@tokri/contracts/language';

export type BulkErrorCode =
  | 'already-undone'
  | 'batch-id-taken'
  | 'not-done'
  | 'nothing-selected'
  | 'nothing-to-change'
  | 'unknown-batch'
  | 'value-invalid';

export const bulkErrorMessages: Readonly<Record<BulkErrorCode, Record<Language, string>>> = {
  'already-undone': {
    en: 'This change was undone. Prepare a new one.',
    hi: 'यह बदलाव वापस ले लिया गया है। नया बदलाव तैयार करें।',
  },
  'batch-id-taken': {
    en: 'Another change has this BatchId.',
    hi: 'यह BatchId किसी दूसरे बदलाव का है।',
  },
  'not-done': {
    en: 'Only a change that is done can be undone.',
    hi: 'केवल पूरा हुआ बदलाव वापस लिया जा सकता है।',
  },
  'nothing-selected': { en: 'No item was selected.', hi: 'कोई सामान नहीं चुना गया।' },
  'nothing-to-change': {
    en: 'There is nothing to change.',
    hi: 'बदलने के लिए कुछ नहीं है।',
  },
  'unknown-batch': {
    en: 'This change does not exist, or its preview is older than a day.',
    hi: 'यह बदलाव मौजूद नहीं है, या इसकी झलक एक दिन से पुरानी है।',
  },
  'value-invalid': {
    en: 'The value does not fit this kind of change.',
    hi: 'यह मान इस तरह के बदलाव के लिए सही नहीं है।',
  },
};
