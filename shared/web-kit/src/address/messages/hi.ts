import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  back: 'वापस',
  'address.select': 'पता चुनें',
  'address.add': 'नया पता जोड़ें',
  'address.update': 'पता बदलें',
  'address.edit': 'बदलें',
  'address.save': 'सहेजें',
  'address.saved': 'पता सहेज लिया गया।',
  'address.savedAndUsed': 'पता सहेज लिया गया और चुन लिया गया।',
  'address.pincode': 'पिनकोड *',
  'address.name': 'नाम *',
  'address.mobile': 'मोबाइल *',
  'address.address': 'पता *',
  'address.tooShort': 'पता कम से कम {count} अक्षरों का लिखें',
  'address.checking': 'पिनकोड देखा जा रहा है',
  'address.served': 'हम यहाँ पहुँचाते हैं: {place}',
  'address.locked': 'व्यवसाय खाते का पता यहाँ नहीं बदला जा सकता।',
};
