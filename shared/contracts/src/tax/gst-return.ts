/** Tables of form GSTR-1, in the order of the form. */
export const gstSections = [
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'nil',
  'hsn-b2b',
  'hsn-b2c',
] as const;
export type GstSection = (typeof gstSections)[number];

/** What an accountant looks at before the return is filed, the gravest first. */
export const gstFindingKinds = [
  'amounts-differ',
  'wrong-tax',
  'state-missing',
  'gstin-invalid',
  'e-invoice-late',
  'e-invoice-missing',
  'e-invoice-cancelled',
  'hsn-missing',
  'hsn-short',
  'number-gap',
  'number-missing',
  'credit-note-late',
  'other-gstin',
  'imported',
  'gstin-state',
  'credit-note-of-other-month',
  'debit-note-of-other-month',
] as const;
export type GstFindingKind = (typeof gstFindingKinds)[number];

/** `2026-11` */
export const monthPattern = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/;

export const lastDayOfMonth = (month: string): string => {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
