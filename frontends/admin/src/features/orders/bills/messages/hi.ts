import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  title: 'बिल, क्रेडिट और डेबिट नोट',
  none: 'इस ऑर्डर का कोई बिल नहीं है।',
  noteFor: 'बिल {number} का क्रेडिट नोट',
  pdf: 'PDF',
  pdfOf: '{number} को PDF में सहेजें',
  pdfNotSaved: 'PDF सहेजी नहीं जा सकी। फिर कोशिश करें।',
  returned: 'लौटा सामान',
  returnedOf: '{number} का लौटा सामान',
  allReturned: 'सब लौट चुका',
  'credit.hint': 'हर सामान के कितने नग लौटे, वह संख्या भरें। रकम बिल से तय होती है।',
  'credit.refund':
    'उधार वाले ग्राहक का बकाया इतना घट जाता है। इस ऑर्डर के लिए चुकाए पैसे अपने आप वापस जाते हैं; नकद लौटाकर दर्ज करना होता है। पहले लौटाई गई रकम इसमें गिनी जाती है।',
  'credit.of': '{count} में से',
  'credit.quantityWrong': '0 से {count} तक की पूरी संख्या लिखें',
  'credit.nothing': 'कम से कम एक लौटे नग की संख्या भरें।',
  reason: 'वजह',
  'credit.reasonHint': 'यह क्रेडिट नोट पर छपती है। जैसे: सामान ख़राब निकला।',
  reasonMissing: 'वजह लिखें',
  'credit.submit': 'क्रेडिट नोट बनाएँ',
  'credit.issued': '{sum} का क्रेडिट नोट {number} बन गया।',
  'credit.issuedAll': '{count} क्रेडिट नोट बन गए, कुल {sum}।',
  'credit.issuedOf': '{number}: {bill} के लिए {sum}',
  'credit.raised':
    'डेबिट नोट से इस बिल की रकम बढ़ी है। लौटे नगों के लिए जो रकम जुड़ी थी, वह भी लौटती है; हर डेबिट नोट का अलग क्रेडिट नोट बनता है।',
  'credit.refundNote':
    'डेबिट नोट {number} के {sum} चुकाए जा चुके हैं और ग्राहक को लौटाने हैं। लौटाएँ, फिर वापसी डेबिट नोट पर दर्ज करें।',
  finish: 'हो गया',
};
