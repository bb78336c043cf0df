// @ts-check
export const SIGN_INS = [
  ['9000000002', 'customer with two addresses'],
  ['9000000001', 'business customer (Annapurna Caterers)'],
  ['9000000000', 'staff, all permissions'],
  ['9000000009', 'staff, slots and pincodes only'],
];

/**
 * @param {{ web: string, standIns: string }} addresses
 * @returns {string[]}
 */
export function welcome({ web, standIns }) {
  return [
    '',
    `  Tokri         ${web}`,
    `  Messages      ${standIns}   (one-time passwords and mails arrive here)`,
    '',
    '  Sign in with a mobile number; any other one registers itself:',
    ...SIGN_INS.map(([mobile, person]) => `    ${mobile}  ${person}`),
    '',
  ];
}
