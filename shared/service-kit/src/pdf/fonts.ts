import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface PdfFontFile {
  readonly file: string;
  /** Which letters it is for; the first font is for everything that it has. */
  readonly script: RegExp;
  /** The same with signs that several scripts share, such as the danda. */
  readonly signs: RegExp;
}

const fontOf = (file: string, script: string): PdfFontFile => ({
  file,
  script: new RegExp(`\\p{Script=${script}}`, 'u'),
  signs: new RegExp(`\\p{Script_Extensions=${script}}`, 'u'),
});

/** Latin and the scripts of the languages in the Eighth Schedule of the Constitution. */
export const pdfFonts: readonly PdfFontFile[] = [
  fontOf('Poppins-Regular.ttf', 'Latin'),
  fontOf('NotoSans-LatinExtended.ttf', 'Latin'),
  fontOf('NotoSans-Devanagari.ttf', 'Devanagari'),
  fontOf('NotoSans-Bengali.ttf', 'Bengali'),
  fontOf('NotoSans-Gurmukhi.ttf', 'Gurmukhi'),
  fontOf('NotoSans-Gujarati.ttf', 'Gujarati'),
  fontOf('NotoSans-Odia.ttf', 'Oriya'),
  fontOf('NotoSans-Tamil.ttf', 'Tamil'),
  fontOf('NotoSans-Telugu.ttf', 'Telugu'),
  fontOf('NotoSans-Kannada.ttf', 'Kannada'),
  fontOf('NotoSans-Malayalam.ttf', 'Malayalam'),
  fontOf('ScheherazadeNew-Arabic.ttf', 'Arabic'),
  fontOf('NotoSans-OlChiki.ttf', 'Ol_Chiki'),
  fontOf('NotoSans-MeeteiMayek.ttf', 'Meetei_Mayek'),
];

export type ReadFont = (file: string) => Uint8Array;

/** Reads a font when the first document needs it and keeps its bytes. */
export const createFontReader = (folder: URL): ReadFont => {
  const contents = new Map<string, Uint8Array>();
  return (file) => {
    const known = contents.get(file) ?? readFileSync(fileURLToPath(new URL(file, folder)));
    contents.set(file, known);
    return known;
  };
};
