const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/;

/** A number is found in whatever notation it was entered. */
export const normalizeRecipient = (input: string): string => {
  const text = input.trim();
  if (text.includes('@')) return text.toLowerCase();
  const compact = text.replace(/[\s().-]/g, '');
  const [, tenDigits] = indianMobile.exec(compact) ?? [];
  if (tenDigits !== undefined) return `+91${tenDigits}`;
  return /^\+?\d+$/.test(compact) ? compact : text;
};
