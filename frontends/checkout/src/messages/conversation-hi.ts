import type { conversationMessages as en } from './conversation-en.ts';

export const conversationMessages: Record<keyof typeof en, string> = {
  'conversations.title': 'चैट',
  'conversations.label': 'बातचीत',
  'conversations.order': 'ऑर्डर {number}',
  'conversations.you': 'आप: {text}',
  'conversations.empty': 'अभी कोई बातचीत नहीं',
  'conversations.emptyText': 'नीचे ऑर्डर चुनकर हमसे उसके बारे में पूछें।',
  'conversations.noOrdersText': 'आप अपने हर ऑर्डर के बारे में हमसे चैट कर सकते हैं।',
  'conversations.more': 'पुरानी बातचीत',
  'conversations.start': 'किसी ऑर्डर पर चैट शुरू करें',
  'conversations.whatsapp': 'WhatsApp पर चैट करें',
  'conversations.whatsappText': 'जब सवाल किसी ऑर्डर का न हो',
  'conversations.newTab': 'नए टैब में खुलता है',
  'conversations.signIn': 'अपनी बातचीत देखने के लिए साइन इन करें',
};
