import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'location.use': 'मेरी लोकेशन से भरें',
  'location.finding': 'आपका पिनकोड खोज रहे हैं',
  'location.found': 'आप {pincode} में हैं।',
  'location.denied': 'इस साइट को आपकी लोकेशन देखने की अनुमति नहीं है। ब्राउज़र में अनुमति दें या पिनकोड डालें।',
  'location.unavailable': 'आपका फ़ोन अभी लोकेशन नहीं बता पा रहा है। पिनकोड डालें।',
  'location.noPincode': 'आपकी लोकेशन का कोई पिनकोड नहीं मिला। पिनकोड डालें।',
  'location.failed': 'पिनकोड नहीं मिल सका। ख़ुद डालें या फिर कोशिश करें।',
};
