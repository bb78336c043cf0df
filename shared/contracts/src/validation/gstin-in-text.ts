/** 15 characters: State, PAN, number of the registration, Z, check digit; anything may stand between. */
const digit = '\\p{Nd}';
const letter = '[a-z]';
const either = '[a-z\\p{Nd}]';
const panDigits = [digit, digit, digit, digit];
const pan = [letter, letter, letter, letter, letter, ...panDigits, letter];
const source = [digit, digit, ...pan, either, 'z', either].join('[^\\p{L}\\p{N}]*');
const gstin = new RegExp(source, 'iu');
const everyGstin = new RegExp(source, 'giu');

export const holdsGstin = (text: string): boolean => gstin.test(text.normalize('NFKD'));

/** Replaces what reads as a GSTIN also in full-width or accented letters, or with signs between. */
export const maskGstins = (text: string, mask: string): string => {
  if (!holdsGstin(text)) return text;
  const letters = Array.from(text, (letter) => ({ letter, folded: letter.normalize('NFKD') }));
  const origins = letters.flatMap(({ folded }, index) =>
    Array.from({ length: folded.length }, () => index),
  );
  const folded = letters.map((part) => part.folded).join('');
  let masked = '';
  let next = 0;
  for (const { 0: match, index } of folded.matchAll(everyGstin)) {
    const first = Math.max(next, origins[index] ?? 0);
    masked +=
      letters
        .slice(next, first)
        .map(({ letter }) => letter)
        .join('') + mask;
    next = (origins[index + match.length - 1] ?? letters.length) + 1;
  }
  return (
    masked +
    letters
      .slice(next)
      .map(({ letter }) => letter)
      .join('')
  );
};
