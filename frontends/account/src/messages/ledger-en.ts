export const ledgerEn = {
  'ledger.title': 'Ledger Report',
  'ledger.signIn': 'Sign in to see the account of your business.',
  'ledger.noParty': 'This page is for business customers',
  'ledger.noPartyText': 'Your login does not belong to a business account.',
  'ledger.home': 'Go to the shop',
} as const;
