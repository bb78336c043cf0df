export const looksLikeEmail = (text: string): boolean => /[@a-z]/i.test(text);

/** Drops the country code or trunk zero of a pasted Indian number; anything else stays as typed. */
export const toNationalNumber = (text: string): string => {
  const [, national] = /^(?:\+\s*91|0091|91|0)[\s-]*((?:\d[\s-]*){10})$/.exec(text.trim()) ?? [];
  return national?.replace(/[\s-]/g, '') ?? text;
};
