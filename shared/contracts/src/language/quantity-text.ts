import type { Language } from './language.ts';

/** Abbreviations as on the boards of Indian shops. */
const hindiUnits = new Map<string, string>(
  Object.entries({
    about: 'लगभग',
    g: 'ग्रा',
    gm: 'ग्रा',
    kg: 'किलो',
    ml: 'मिली',
    l: 'लीटर',
    m: 'मीटर',
    cm: 'सेमी',
    piece: 'पीस',
    pieces: 'पीस',
    pc: 'पीस',
    pcs: 'पीस',
    each: 'प्रति पीस',
    pack: 'पैक',
    packs: 'पैक',
    packet: 'पैकेट',
    packets: 'पैकेट',
    bag: 'बैग',
    bags: 'बैग',
    box: 'डिब्बा',
    boxes: 'डिब्बे',
    bottle: 'बोतल',
    bottles: 'बोतल',
    bunch: 'गड्डी',
    dozen: 'दर्जन',
    roll: 'रोल',
    rolls: 'रोल',
    sachet: 'सैशे',
    sachets: 'सैशे',
    stick: 'स्टिक',
    sticks: 'स्टिक',
    tablet: 'गोली',
    tablets: 'गोलियाँ',
  }),
);

/**
 * A pack or a price per unit, such as '500 g', '6 pieces, 300 g' or '₹42/kg', in the language.
 * Words that are not units stay.
 */
export const quantityText = (text: string, language: Language): string =>
  language === 'en'
    ? text
    : text.replace(/(\d?)([a-z]+)/giu, (whole, digit: string, word: string) => {
        const unit = hindiUnits.get(word.toLowerCase());
        if (unit === undefined) return whole;
        return digit === '' ? unit : `${digit} ${unit}`;
      });
