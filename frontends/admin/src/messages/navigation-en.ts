export const navigationMessages = {
  'nav.label': 'Admin',
  'nav.menu': 'Open menu',
  'nav.group.day': 'Day’s work',
  'nav.group.goods': 'Goods',
  'nav.group.books': 'Books',
  'nav.group.shop': 'People and shop',
  'nav.group.system': 'System',
  'nav.openOrders': '{count, plural, one {# open order} other {# open orders}}',
  'nav.signedInAs': 'Signed in as {name}',
  'nav.secondFactor': 'Second factor',
  'nav.signOut': 'Sign out',
  'nav.signOutConfirm': 'Sign out on this device?',
  'nav.signOutUnsent':
    '{count, plural, one {# stock change is} other {# stock changes are}} not sent yet. They wait on this device until you sign in here again. Sign out?',
  'nav.unsentChanges': '{count, plural, one {# unsent change} other {# unsent changes}}',
  'nav.shop': 'Go to shop',
  'nav.language': 'हिंदी',
} as const;
