/** 0 is India: pincode and GST. 1 is the United Kingdom: postcode and VAT. */
export type TaxMode = 0 | 1;
