import { errorFields } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import type { ReminderError } from '../../domain/dues-reminders/dues-reminder.ts';

const messages = {
  'unknown-party': {
    en: 'We could not find this business.',
    hi: 'यह कारोबार नहीं मिला।',
  },
  'already-reminded': {
    en: 'This business was already reminded today.',
    hi: 'इस कारोबार को आज याद दिलाया जा चुका है।',
  },
  'nothing-due': {
    en: 'This business has no open bill.',
    hi: 'इस कारोबार का कोई बिल बाकी नहीं है।',
  },
  'nobody-to-remind': {
    en: 'Nobody belongs to this business who could get the reminder.',
    hi: 'इस कारोबार में कोई नहीं है जिसे याद दिलाई जा सके।',
  },
} as const;

type ReminderErrorCode = ReminderError | 'unknown-party';

export const toReminderErrorFields = (code: ReminderErrorCode, language: Language) => ({
  ...errorFields(code, messages[code][language]),
  Code: code,
});
