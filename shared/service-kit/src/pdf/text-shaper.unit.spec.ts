import * as fc from 'fast-check';
import { pdfFonts, createFontReader } from './fonts.ts';
import { createTextShaper, type ShapeText } from './text-shaper.ts';

const readFont = createFontReader(new URL('../../fonts/', `file://${__dirname}/`));
let shape: ShapeText;
beforeAll(async () => {
  shape = await createTextShaper(readFont);
});

const fontOf = (file: string): number => pdfFonts.findIndex((font) => font.file === file);
const glyphsOf = (file: string, text: string, isRightToLeft = false) =>
  shape({ text, font: fontOf(file), isRightToLeft });

describe('createTextShaper', () => {
  it.each([
    ['NotoSans-Bengali.ttf', 'মৈত্রেয়ী চট্টোপাধ্যায় ৰৱ'],
    ['NotoSans-Devanagari.ttf', 'क्षत्रिय ज्ञानेश्वर कुऱ्हाडे ।॥'],
    ['NotoSans-Gujarati.ttf', 'ક્ષત્રિય શ્રીમતી'],
    ['NotoSans-Gurmukhi.ttf', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਅੰਮ੍ਰਿਤਸਰ'],
    ['NotoSans-Kannada.ttf', 'ಕೃಷ್ಣಮೂರ್ತಿ ಲಕ್ಷ್ಮೀ'],
    ['NotoSans-Malayalam.ttf', 'ലക്ഷ്മിക്കുട്ടി ൺൻർൽൾ'],
    ['NotoSans-MeeteiMayek.ttf', 'ꯃꯩꯇꯩꯂꯣꯟ ꯁꯤꯡꯍ'],
    ['NotoSans-Odia.ttf', 'ଲକ୍ଷ୍ମୀପ୍ରିୟା ଓଡ଼ିଶା'],
    ['NotoSans-OlChiki.ttf', 'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ'],
    ['NotoSans-Tamil.ttf', 'ஸ்ரீமதி கோபாலகிருஷ்ணன்'],
    ['NotoSans-Telugu.ttf', 'లక్ష్మీ ప్రసన్న హైదరాబాద్'],
    ['ScheherazadeNew-Arabic.ttf', 'محمد عبداللہ قریشی کٲشُر ڪنول ٻڌواڻي ۱۲'],
  ])('%s has a glyph for every letter of its languages', (file, text) => {
    const glyphs = glyphsOf(file, text, file.startsWith('Scheherazade'));
    expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
    const letters = glyphs.map(({ letter }) => letter);
    if (file.startsWith('Scheherazade')) letters.reverse();
    expect(letters.join('')).toBe(text);
  });

  it('joins consonants to one conjunct', () =>
    expect(glyphsOf('NotoSans-Devanagari.ttf', 'क्ष')).toHaveLength(1));

  it('draws a vowel sign before the consonant that it follows', () => {
    const [consonant] = glyphsOf('NotoSans-Tamil.ttf', 'க');
    expect(glyphsOf('NotoSans-Tamil.ttf', 'கெ').map(({ id }) => id)).toEqual([
      expect.any(Number),
      consonant?.id,
    ]);
  });

  it('shapes any sequence of letters of any font', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...pdfFonts.keys()),
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.boolean(),
        (font, text, isRightToLeft) => {
          expect(() => shape({ text, font, isRightToLeft })).not.toThrow();
        },
      ),
      { numRuns: 300 },
    ));
});
