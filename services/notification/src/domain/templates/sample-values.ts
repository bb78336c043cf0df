import type { Language } from '@tokri/contracts/language';
import { defaultLocationName } from '@tokri/contracts/slots';
import type { PlaceholderValues } from '@tokri/contracts/templates';
import { toDigestValues } from '../low-stock/digest-message.ts';
import { toDuesValues, toOfferValues, toOrderValues } from './notification-text.ts';

const sampleDay = '2026-11-23';
const sampleInstant = '2026-11-22T10:50:00Z';

const samplePacks = [
  { itemName: 'Onion', hindiName: 'प्याज़', unitName: '1 kg' },
  { itemName: 'Tomato', hindiName: 'टमाटर', unitName: '500 g' },
  { itemName: 'Toor Dal', hindiName: 'अरहर दाल', unitName: '1 kg' },
];

const sampleDues = {
  outstandingPaise: 9_09_000,
  overduePaise: 6_09_000,
  ageing: {
    currentPaise: 3_00_000,
    days1To30Paise: 0,
    days31To60Paise: 6_09_000,
    days61To90Paise: 0,
    daysOver90Paise: 0,
  },
  oldestBill: { number: 'TI/26-27/000042', dueDate: '2026-10-21' },
};

/** What a preview and a test message show. The code signs nobody in. */
export const sampleValues = (language: Language): PlaceholderValues => ({
  ...toDuesValues(sampleDues, language),
  ...toOfferValues(
    { slotId: 0, date: sampleDay, start: '07:00', end: '10:00', until: sampleInstant },
    language,
  ),
  ...toOrderValues(
    {
      number: 'T2611-00042',
      payablePaise: 62_550,
      refundedPaise: 10_000,
      pdate: sampleDay,
      slotTimes: { start: '07:00', end: '10:00' },
      until: sampleInstant,
    },
    language,
  ),
  ...toDigestValues(
    { packs: samplePacks, count: samplePacks.length + 1 },
    { language, channel: 'sms', location: defaultLocationName, link: '' },
  ),
  code: '123456',
  minutes: '5',
});
