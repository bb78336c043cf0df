import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  action: 'याद दिलाएँ',
  bar: 'बकाया की याद',
  send: '{count, plural, one {# कारोबार को याद दिलाएँ} other {# कारोबारों को याद दिलाएँ}}',
  tooMany: 'ज़्यादा से ज़्यादा {max} कारोबार चुनें',
  done: '{count, plural, one {# कारोबार को} other {# कारोबारों को}} याद दिलाया गया।',
  noneSent: 'किसी को याद नहीं दिलाया गया।',
  notReminded: 'इन्हें याद नहीं दिलाया गया',
  entry: '{name}: {reason}',
  unnamed: 'कारोबार {id}',
  last: 'पिछली बार याद दिलाया',
  lastTo: '{names} को',
  automatic: 'अपने आप',
  never: 'अभी तक नहीं',
  formerPerson: 'पुराने सदस्य',
};
