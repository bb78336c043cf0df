export const previewLengthMax = 120;

export const previewOf = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= previewLengthMax
    ? characters.join('')
    : `${characters.slice(0, previewLengthMax - 1).join('')}…`;
};
