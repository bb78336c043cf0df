import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  conflict: 'आपके बदलते समय किसी और ने सहेज दिया। आपका कुछ नहीं खोया; चुनें कि कौन सा रहेगा।',
  field: 'जानकारी',
  mine: 'आपका',
  theirs: 'उनका',
  keepMine: 'मेरा रखें',
  takeTheirs: 'उनका लें',
  same: 'दोनों में एक ही बात है।',
  failed: 'यह नहीं हो पाया। फिर से कोशिश करें।',
};
