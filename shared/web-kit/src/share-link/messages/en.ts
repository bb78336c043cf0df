export const en = {
  copied: 'Link copied',
  notCopied: 'The link could not be copied: {url}',
} as const;
