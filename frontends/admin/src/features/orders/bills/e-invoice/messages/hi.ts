import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  cancel: 'IRN रद्द करें',
  cancelOf: '{number} का IRN रद्द करें',
  isCancelled: 'IRN रद्द हो चुका',
  hint: 'पोर्टल इस नंबर को दोबारा दर्ज नहीं करता, इसलिए ख़रीदार इस ई-इनवॉइस से इनपुट टैक्स क्रेडिट नहीं ले सकता। दस्तावेज़ आपके हिसाब में रहता है: उसका क्रेडिट नोट बनाएँ।',
  reason: 'पोर्टल के लिए वजह',
  chooseReason: 'वजह चुनें',
  duplicate: 'दोबारा बना',
  'data-entry-mistake': 'भरने में ग़लती',
  'order-cancelled': 'ऑर्डर रद्द हुआ',
  other: 'कुछ और',
  remark: 'टिप्पणी',
  remarkHint: 'यह पोर्टल पर दर्ज होती है, ज़्यादा से ज़्यादा {count} अक्षर।',
  remarkMissing: 'टिप्पणी लिखें',
  confirm: 'पोर्टल पर {number} का IRN रद्द करें? यह वापस नहीं हो सकता।',
  cancelled: '{number} का IRN रद्द हुआ।',
};
