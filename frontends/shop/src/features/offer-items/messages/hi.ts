import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'offers.allItems': 'ऑफ़र वाला सारा सामान',
  'offers.none': 'अभी कोई ऑफ़र नहीं चल रहा',
  'offers.noneText': 'नए ऑफ़र आते रहते हैं। तब तक कैटेगरी देखें।',
  'offers.notFound': 'यह ऑफ़र उपलब्ध नहीं है',
  'offers.notFoundText': 'शायद वह ख़त्म हो गया। चल रहे ऑफ़र देखें।',
  'offers.seeAll': 'सारे ऑफ़र देखें',
  'offers.appliedInCart': 'टोकरी में छूट अपने आप लगती है।',
  'offers.addFreeItems': 'मुफ़्त वाले भी टोकरी में डालें: उनका दाम अपने आप घटता है।',
  'offers.threshold': 'इस सामान का जोड़ तय रकम तक पहुँचते ही टोकरी में छूट लगती है।',
  'offers.combo': 'कॉम्बो',
  'offers.comboItem': '{count} × {name}, {unit}',
  'offers.addCombo': 'कॉम्बो जोड़ें',
  'offers.comboAdded': '{name}: कॉम्बो टोकरी में है',
  'offers.comboOutOfStock': 'कॉम्बो का कोई सामान स्टॉक में नहीं है',
};
