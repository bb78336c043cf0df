export const registrationStatuses = ['active', 'cancelled', 'suspended'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export interface Taxpayer {
  readonly legalName: string;
  /** Empty for a business without one. */
  readonly tradeName: string;
  readonly address: string;
  readonly pincode: string;
  readonly status: RegistrationStatus;
}

export type TaxpayerResult =
  | { readonly kind: 'found'; readonly taxpayer: Taxpayer }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

/** Asks the GST portal for the taxpayer of a GSTIN. Never rejects. */
export interface GstPortal {
  readonly findTaxpayer: (gstin: string) => Promise<TaxpayerResult>;
}
