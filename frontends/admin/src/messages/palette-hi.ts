import type { paletteMessages as en } from './palette-en.ts';

export const paletteMessages: Record<keyof typeof en, string> = {
  'palette.title': 'पेज या रिकॉर्ड पर जाएँ',
  'palette.hint': 'पेज, सामान, ऑर्डर नंबर, नाम या मोबाइल',
  'palette.results': 'नतीजे',
  'palette.pages': 'पेज',
  'palette.nothing': 'कुछ नहीं मिला',
  'palette.typeMore': 'ऐसा कोई पेज नहीं है। रिकॉर्ड खोजने के लिए 3 अक्षर लिखें।',
  'palette.open': 'खोजें',
  'shortcut.title': 'कीबोर्ड शॉर्टकट',
  'shortcut.palette': 'पेज या रिकॉर्ड पर जाएँ',
  'shortcut.help': 'ये शॉर्टकट दिखाएँ',
  'shortcut.nextRow': 'अगली पंक्ति',
  'shortcut.previousRow': 'पिछली पंक्ति',
  'shortcut.selectRow': 'पंक्ति चुनें',
  'shortcut.newItem': 'नया सामान, सामान की सूची में',
  'shortcut.inviteStaff': 'कर्मचारियों की सूची में: नया कर्मचारी जोड़ें',
  'palette.inviteStaff': 'कर्मचारी जोड़ें',
  'palette.newItem': 'नया सामान',
  'shortcut.openRow': 'पंक्ति खोलें',
  'shortcut.close': 'बंद करें',
};
