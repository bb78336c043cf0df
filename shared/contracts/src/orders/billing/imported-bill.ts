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

/** Billing says it of taxed and exempt lines on one bill, and the form before it sends them. */
export const mixedTaxMessages = {
  en: 'A registered buyer needs separate bills for taxable and exempt goods.',
  hi: 'पंजीकृत ख़रीदार को टैक्स वाले और टैक्स से मुक्त सामान के लिए अलग-अलग बिल चाहिए।',
} as const;

/** Letters, digits, - and /, as Rule 46(b) allows them. */
export const importedBillNumberPattern = /^[A-Za-z0-9][A-Za-z0-9\-/]{0,15}$/;
