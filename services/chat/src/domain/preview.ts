/** Characters of a preview at most. */
export const previewLengthMax = 120;

/** The beginning of a message on one line. */
export const previewOf = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= previewLengthMax ? characters.join('') : `${characters.slice(0, previewLengthMax - 1).join('')}…`;
};
