export interface Taxpayer {
  readonly gstin: string;
  readonly legalName: string;
  readonly tradeName: string;
  readonly status: 'Active' | 'Cancelled' | 'Suspended';
  readonly address: {
    readonly building: string;
    readonly street: string;
    readonly locality: string;
    readonly district: string;
    readonly pincode: string;
  };
}

const bengaluru = { locality: 'Bengaluru', district: 'Bengaluru Urban' };

export const taxpayers: readonly Taxpayer[] = [
  {
    gstin: '29AAKFA4321L1ZB',
    legalName: 'ANNAPURNA CATERERS LLP',
    tradeName: 'Annapurna Caterers',
    status: 'Active',
    address: {
      ...bengaluru,
      building: '18',
      street: 'Sarjapur Main Road',
      pincode: '560034',
    },
  },
  {
    gstin: '29AADFC1212Q1ZE',
    legalName: 'CHAI POINT PARTNERS',
    tradeName: 'Chai Corner',
    status: 'Active',
    address: { ...bengaluru, building: '7', street: '80 Feet Road', pincode: '560034' },
  },
  {
    gstin: '29AAGCM7788K1ZI',
    legalName: 'MALGUDI FOODS PRIVATE LIMITED',
    tradeName: 'Malgudi Mess',
    status: 'Active',
    address: { ...bengaluru, building: '42', street: 'Infantry Road', pincode: '560001' },
  },
  {
    gstin: '29AAECU2626P1ZR',
    legalName: 'UDUPI BHAVAN PRIVATE LIMITED',
    tradeName: 'Udupi Bhavan',
    status: 'Active',
    address: { ...bengaluru, building: '9', street: 'Gandhi Bazaar Road', pincode: '560004' },
  },
  {
    gstin: '29AAACT9999N1Z2',
    legalName: 'TIFFIN TOWN PRIVATE LIMITED',
    tradeName: 'Tiffin Town',
    status: 'Cancelled',
    address: { ...bengaluru, building: '3', street: 'Church Street', pincode: '560001' },
  },
  {
    gstin: '29AAFFR3030D1ZK',
    legalName: 'RASOI AND SONS',
    tradeName: 'Rasoi',
    status: 'Suspended',
    address: { ...bengaluru, building: '11', street: 'Residency Road', pincode: '560025' },
  },
];
