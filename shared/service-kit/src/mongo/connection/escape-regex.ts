/** For text that a person typed: `$regex` then finds it as it is, character by character. */
export const escapeRegex = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
