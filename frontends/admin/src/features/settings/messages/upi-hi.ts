import type { upiMessages as english } from './upi-en.ts';

export const upiMessages: Record<keyof typeof english, string> = {
  'group.upi': 'UPI से भुगतान',
  'field.UpiId': 'UPI ID',
  'hint.UpiId':
    'जैसे name@bank। नए बिलों पर QR कोड छपेगा, जिससे बाकी रकम इस पर चुकाई जा सकती है; जारी बिलों का कोड नहीं बदलता। खाली रखें तो कोड नहीं छपेगा।',
  'field.UpiName': 'पाने वाले का नाम',
  'hint.UpiName': 'जैसा UPI ऐप में खाते का नाम दिखता है। खाली रखें तो क़ानूनी नाम।',
  'error.UpiId': 'UPI ID डालें, जैसे name@bank',
};
