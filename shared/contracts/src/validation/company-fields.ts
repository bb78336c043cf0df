/** Patterns of the fields of a company, for the API and the form. */
export const companyPatterns = {
  phone: /^\+?\d[\d ()-]{5,18}$/,
  fssai: /^\d{14}$/,
  /** Of WhatsApp: digits with the country code. */
  careNumber: /^(\d{10,15})?$/,
} as const;

export const companyTextLimits = {
  Name: 100,
  Brand: 40,
  HindiBrand: 40,
  Address: 300,
  GrievanceOfficer: 100,
} as const;
