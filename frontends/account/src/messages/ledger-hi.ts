import type { ledgerEn } from './ledger-en.ts';

export const ledgerHi: Record<keyof typeof ledgerEn, string> = {
  'ledger.title': 'खाता रिपोर्ट',
  'ledger.signIn': 'अपने कारोबार का खाता देखने के लिए साइन इन करें।',
  'ledger.noParty': 'यह पेज कारोबारी ग्राहकों के लिए है',
  'ledger.noPartyText': 'आपका लॉगिन किसी कारोबारी खाते से जुड़ा नहीं है।',
  'ledger.noLink': 'यह खाता नहीं दिखाया जा सकता',
  'ledger.noLinkText': 'यह किसी और कारोबार का है, या इसका लिंक अधूरा है।',
  'ledger.linkExpired': 'यह लिंक अब काम नहीं करता',
  'ledger.linkExpiredText': 'इसका समय पूरा हो गया है या यह अधूरा है। ऐप में खाता फिर से खोलें।',
  'ledger.days': '{from} से {to} तक',
  'ledger.home': 'दुकान पर जाएँ',
};
