const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/;

/** One spelling per recipient, so that a number is found however it was typed. */
export const normalizeRecipient = (typed: string): string => {
  const text = typed.trim();
  if (text.includes('@')) return text.toLowerCase();
  const compact = text.replace(/[\s().-]/g, '');
  const [, tenDigits] = indianMobile.exec(compact) ?? [];
  if (tenDigits !== undefined) return `+91${tenDigits}`;
  return /^\+?\d+$/.test(compact) ? compact : text;
};
