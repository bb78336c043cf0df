/** A line break in every notation of Unicode: LF, VT, FF, CR, NEL, LS and PS. */
const lineBreaks = /\r\n|[\n\u000b\f\r\u0085\u2028\u2029]/gu;
const spaces = /[\t\p{Zs}]+/gu;

/**
 * Controls, text-direction marks and other characters without a shape, halves of surrogate pairs,
 * private and unassigned characters. Scripts of India need the joiners U+200C and U+200D, and emoji
 * the variation selectors U+FE0E and U+FE0F. A telephone may know more emoji than this server.
 */
const hiddenCharacters =
  /(?![\u200c\u200d\ufe0e\ufe0f\p{Extended_Pictographic}])[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
/** The hidden characters that regular expressions without classes of Unicode can name, too. */
export const publishedTextPattern =
  '^[^\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u202a-\\u202e\\u2066-\\u2069]*$';
/** Come along unseen when a text is pasted from a chat, a document or a contact. */
const pastedCharacters = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/gu;
/** Names in the scripts of India need up to three marks on a letter. */
const maxMarks = 4;
const mark = '\\p{M}[\\u200c\\u200d]*';
const stackedMarks = new RegExp(`(?:${mark}){${maxMarks + 1}}`, 'u');
const marksBeyond = new RegExp(`((?:${mark}){${maxMarks}})(?:${mark})+`, 'gu');
const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;

const foldSpaces = (line: string): string =>
  line.replace(pastedCharacters, '').replace(spaces, ' ').trim();

/**
 * Line breaks and tabs become spaces, and letters with marks their composed form (NFC). Characters
 * without effect on their own, such as a zero-width space, are removed.
 */
export const foldToSingleLine = (text: string): string =>
  foldSpaces(text.replace(lineBreaks, ' ')).normalize('NFC');

/** As `foldToSingleLine`, but every kind of line break becomes U+000A. */
export const foldLines = (text: string): string =>
  text.replace(lineBreaks, '\n').split('\n').map(foldSpaces).join('\n').trim().normalize('NFC');

/** The first hidden character as it is called in Unicode, for example "U+202E". */
export const findHiddenCharacter = (foldedText: string): string | null => {
  const [hidden] = foldedText.replaceAll('\n', ' ').match(hiddenCharacters) ?? [];
  const codePoint = hidden?.codePointAt(0)?.toString(16).toUpperCase();
  return codePoint === undefined ? null : `U+${codePoint.padStart(4, '0')}`;
};

export const hasVisibleCharacter = (text: string): boolean => visibleCharacter.test(text);

export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** More marks on one letter than any language writes would cover the lines around it. */
export const hasStackedMarks = (text: string): boolean => stackedMarks.test(text);

/** For stored texts, which may be older than the rules for new ones. */
export const toPrintableLine = (text: string): string =>
  foldToSingleLine(text.replace(lineBreaks, ' ').replace(hiddenCharacters, '')).replace(
    marksBeyond,
    '$1',
  );
