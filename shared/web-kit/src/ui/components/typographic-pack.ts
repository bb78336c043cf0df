/** White text has a contrast of at least 4.5 on each. */
const colours = [
  '#0b5d3b',
  '#9a3412',
  '#174f82',
  '#8a1c4a',
  '#5b3a9c',
  '#7a5200',
  '#0f6470',
  '#6b4226',
] as const;

const charactersPerLine = 11;
const maxLines = 4;
const maxFontSize = 11;
const labelWidth = 58;
/** Width of an average bold letter, in ems. */
const letterWidth = 0.58;
const lineHeight = 1.12;
const labelMiddle = 55;

const hash = (text: string): number =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const breakPart = (part: string): string[] => {
  const lines: string[] = [];
  for (const word of part.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= charactersPerLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** Imported names join kind and variety by a dash: "Shampoo - Aloe Vera". */
const breakLines = (name: string): string[] =>
  name
    .split(/\s[-–|]\s/)
    .flatMap(breakPart)
    .slice(0, maxLines);

const fontSizeFor = (lines: readonly string[]): number => {
  const longest = Math.max(1, ...lines.map(({ length }) => length));
  return Math.min(maxFontSize, Number((labelWidth / (longest * letterWidth)).toFixed(1)));
};

const drawName = (name: string): string => {
  const lines = breakLines(name);
  const size = fontSizeFor(lines);
  const first = labelMiddle + size * 0.36 - ((lines.length - 1) * size * lineHeight) / 2;
  return lines
    .map(
      (line, index) =>
        `<text x="50" y="${(first + index * size * lineHeight).toFixed(1)}" font-size="${size}">${escapeXml(line)}</text>`,
    )
    .join('');
};

/** At the top, because the button of a card covers the bottom of the pack. */
const drawBrand = (brand: string, colour: string): string => {
  const size = Math.min(8.5, labelWidth / (Math.max(1, brand.length) * letterWidth));
  return (
    `<path d="M18 18h64l.4 14H17.6Z" fill="#fff"/>` +
    `<text x="50" y="${(25 + size * 0.36).toFixed(1)}" font-size="${size.toFixed(1)}" fill="${colour}">${escapeXml(brand)}</text>`
  );
};

const drawInitial = (name: string, colour: string): string =>
  `<circle cx="50" cy="25" r="9.5" fill="#fff"/>` +
  `<text x="50" y="29.6" font-size="13" fill="${colour}">${escapeXml([...name][0]?.toUpperCase() ?? '')}</text>`;

export interface PackText {
  readonly name: string;
  readonly brand?: string | undefined;
}

/** A pack with the words of the item, for items without a picture. An image that needs no request. */
export const typographicPack = ({ name, brand = '' }: PackText): string => {
  const colour = colours[hash(name) % colours.length] ?? colours[0];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 100 100">` +
    `<path d="M16 6h68c2 18 4 58 1 88H15C12 64 14 24 16 6Z" fill="${colour}"/>` +
    `<path d="M16 6h68l1 8H15ZM15 86h70v8H15Z" opacity=".22"/>` +
    `<path d="M19 16c-2 22-2 46-1 68h5c-2-22-2-46 0-68Z" fill="#fff" opacity=".22"/>` +
    `<g font-family="'Anek Devanagari','Noto Sans Devanagari',Roboto,sans-serif" font-weight="700" text-anchor="middle" fill="#fff">` +
    `${brand === '' ? drawInitial(name.trim(), colour) : drawBrand(brand, colour)}${drawName(name)}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
