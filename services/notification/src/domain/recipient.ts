const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/;

/** +91 and ten digits; another country's number gets no SMS (readings 12). */
export const smsNumber = (mobile: string): string => {
  const [, tenDigits] = indianMobile.exec(mobile.replace(/[\s-]/g, '')) ?? [];
  return tenDigits === undefined ? '' : `+91${tenDigits}`;
};

const shownDigits = 4;

/** Enough to be recognised by its owner, too little to reach anybody: `+91••••••0002`, `m•••@example.in`. */
export const masked = (recipient: string): string => {
  if (recipient === '') return '';
  const [name = '', domain] = recipient.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}•••@${domain}`;
  return /^\+91\d{10}$/.test(recipient) ? `+91••••••${recipient.slice(-shownDigits)}` : `•••${recipient.slice(-shownDigits)}`;
};
