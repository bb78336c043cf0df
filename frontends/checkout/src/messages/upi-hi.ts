import type { upiMessages as english } from './upi-en.ts';

export const upiMessages: Record<keyof typeof english, string> = {
  'bill.upi.title': 'UPI से भुगतान करें',
  'bill.upi.scan': '{amount} चुकाने के लिए कोड को किसी भी UPI ऐप से स्कैन करें।',
  'bill.upi.code': 'QR कोड, जिससे {id} को UPI से {amount} का भुगतान होता है',
  'bill.upi.id': 'UPI ID',
  'bill.upi.payee': 'पाने वाला',
  'bill.upi.open': 'UPI ऐप में खोलें',
  'bill.upi.recorded': 'दुकान के भुगतान दर्ज करने तक बिल पर रकम बाकी दिखेगी।',
};
