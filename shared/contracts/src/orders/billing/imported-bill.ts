/** Of a bill of an earlier accounting system; lengths in characters, the rate in rupees before tax. */
export const importedBillLimits = {
  /** Rule 46(b) of the CGST Rules. */
  numberLength: 16,
  lines: 50,
  nameLength: 200,
  unitLength: 40,
  quantity: 10_000,
  rate: 100_000,
} as const;

/** Letters, digits, - and /, as Rule 46(b) allows them. */
export const importedBillNumberPattern = /^[A-Za-z0-9][A-Za-z0-9\-/]{0,15}$/;
