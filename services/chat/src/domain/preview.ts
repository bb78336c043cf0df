/** Characters of a preview at most, the ellipsis among them; an emoji of one code point is one. */
export const previewLengthMax = 120;

/** The beginning of a message on one line: blanks and line ends become one blank each. */
export const previewOf = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= previewLengthMax
    ? characters.join('')
    : `${characters.slice(0, previewLengthMax - 1).join('')}…`;
};
