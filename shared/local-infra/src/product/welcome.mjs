// @ts-check
const INDIAN_SIGN_INS = [
  ['9000000002', 'customer with two addresses'],
  ['9000000001', 'business customer (Annapurna Caterers)'],
  ['9000000000', 'staff, all permissions'],
  ['9000000009', 'staff, slots and pincodes only'],
];
const UK_SIGN_INS = [
  ['+447700900000', 'staff, all permissions'],
  ['+447700900009', 'staff, slots and postcodes only'],
];

/**
 * @param {{ web: string, standIns: string, taxMode: string }} product
 * @returns {string[]}
 */
export function welcome({ web, standIns, taxMode }) {
  const signIns = taxMode === '1' ? UK_SIGN_INS : INDIAN_SIGN_INS;
  return [
    '',
    `  Tokri         ${web}`,
    `  Messages      ${standIns}   (one-time passwords and mails arrive here)`,
    '',
    '  Sign in with a mobile number; any other one registers itself:',
    ...signIns.map(([mobile, person]) => `    ${mobile}  ${person}`),
    '',
  ];
}
