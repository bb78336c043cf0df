export const ledgerEn = {
  'ledger.title': 'Ledger Report',
  'ledger.signIn': 'Sign in to see the account of your business.',
  'ledger.noParty': 'This page is for business customers',
  'ledger.noPartyText': 'Your login does not belong to a business account.',
  'ledger.noLink': 'This ledger cannot be shown',
  'ledger.noLinkText': 'It belongs to another business, or its link is not complete.',
  'ledger.linkExpired': 'This link no longer works',
  'ledger.linkExpiredText': 'It has expired or is not complete. Open the ledger in the app again.',
  'ledger.days': '{from} to {to}',
  'ledger.home': 'Go to the shop',
} as const;
