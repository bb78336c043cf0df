export const maxPreviewLength = 120;

export const toPreview = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= maxPreviewLength
    ? characters.join('')
    : `${characters.slice(0, maxPreviewLength - 1).join('')}…`;
};
