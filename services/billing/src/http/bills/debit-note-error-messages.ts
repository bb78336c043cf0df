import type { Err } from '@tokri/contracts/result';
import { createCommandResponse } from '@tokri/service-kit/http';
import type { DebitDecisionError, DebitError } from '../../domain/bills/debit.ts';

type Code = DebitError | DebitDecisionError | 'unknown-bill';

const messages: Readonly<Record<Code, { readonly en: string; readonly hi: string }>> = {
  'unknown-bill': { en: 'We could not find this bill.', hi: 'यह बिल नहीं मिला।' },
  'unknown-line': { en: 'The bill has no such line.', hi: 'बिल में ऐसी कोई लाइन नहीं है।' },
  'order-cancelled': {
    en: 'This order was cancelled, so its bill cannot be raised.',
    hi: 'यह ऑर्डर रद्द हो चुका है, इसलिए इसके बिल का डेबिट नोट नहीं बन सकता।',
  },
  'line-credited': {
    en: 'All units of this line were returned, so it cannot be raised.',
    hi: 'इस लाइन का सारा सामान लौट चुका है, इसलिए इसकी रकम नहीं बढ़ सकती।',
  },
  'line-without-tax': {
    en: 'The bill charged no tax on this line, so only its value can be raised.',
    hi: 'बिल में इस लाइन पर टैक्स नहीं लगा था, इसलिए सिर्फ़ इसकी कीमत बढ़ सकती है।',
  },
  'tax-not-higher': {
    en: 'The tax rate must be higher than the one that was charged.',
    hi: 'टैक्स की दर उस दर से ज़्यादा होनी चाहिए जो लगाई गई थी।',
  },
  'above-mrp': {
    en: 'With this the line would cost more than its MRP, which includes all taxes.',
    hi: 'इससे लाइन का दाम MRP से ज़्यादा हो जाएगा, जिसमें सभी टैक्स शामिल हैं।',
  },
  'nothing-raised': {
    en: 'This raises the bill by less than one paisa.',
    hi: 'इससे बिल की रकम एक पैसा भी नहीं बढ़ती।',
  },
  'debit-too-often': {
    en: 'This bill has the highest number of debit notes.',
    hi: 'इस बिल पर और डेबिट नोट नहीं बन सकते।',
  },
  'debit-differs': {
    en: 'Nothing was raised, because another debit was already recorded with this id.',
    hi: 'कोई डेबिट नोट नहीं बना, क्योंकि इस आईडी से दूसरा डेबिट पहले ही दर्ज है।',
  },
  'unknown-debit': {
    en: 'We could not find this debit note.',
    hi: 'यह डेबिट नोट नहीं मिला।',
  },
  'own-debit': {
    en: 'You requested this debit note. Somebody else must decide.',
    hi: 'यह डेबिट नोट आपने माँगा है। फ़ैसला कोई और करेगा।',
  },
  'already-decided': {
    en: 'This debit note was already decided.',
    hi: 'इस डेबिट नोट पर फ़ैसला पहले ही हो चुका है।',
  },
  'bill-changed': {
    en: 'The bill has other notes since this was requested. Decline it and request it again.',
    hi: 'माँगे जाने के बाद इस बिल पर दूसरे नोट बने हैं। इसे नामंज़ूर करके फिर से माँगें।',
  },
};

export const toDebitCommandResponse = createCommandResponse<Err<Code>>(
  ({ code }, language) => messages[code][language],
);
