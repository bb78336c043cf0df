export const en = {
  from: 'First day',
  to: 'Last day',
  dayMissing: 'Enter a day',
  daysReversed: 'The last day must not be before the first',
  tooManyDays: 'Choose at most {max} days',
  submit: 'Save as PDF',
  failed: 'The file could not be saved. Try again.',
  'bills.action': 'Save bills',
  'bills.title': 'Save bills as PDF',
  'bills.titleOf': 'Save bills of {name} as PDF',
  'bills.hint':
    'One file with the bills, credit and debit notes and vouchers dated between these days. A file takes at most {max} of them.',
  'bills.ofSelected': 'Bills as PDF',
  'bills.none': 'There are no bills between these days.',
  'bills.noneOfOrders': 'The chosen orders have no bills yet. An order has one once it is packed.',
  'bills.tooMany': 'There are more than {max} bills between these days. Choose fewer days.',
  'bills.tooManyOfOrders': 'The chosen orders have more than {max} bills. Choose fewer orders.',
  'bills.done': '{count, plural, one {# bill} other {# bills}} saved.',
  'statements.action': 'Save statements',
  'statements.title': 'Save statements as PDF',
  'statements.titleOfSelected':
    '{count, plural, one {Save the statement of # business as PDF} other {Save statements of # businesses as PDF}}',
  'statements.hint':
    'One file with a statement of every business account that has an entry between these days or a balance at their end. A file takes at most {max} statements.',
  'statements.none': 'No account has an entry between these days or a balance at their end.',
  'statements.tooMany':
    'These are {count} statements, but a file takes at most {max}. Choose accounts from the list.',
  'statements.tooManyEntries':
    'These statements have {count} entries, but a file takes at most {max}. Choose fewer days or fewer accounts.',
  'statements.onlyTooLong':
    'Too many entries for a PDF: {names}. Choose fewer days, or save the ledger of the account as CSV.',
  'statements.done': '{count, plural, one {# statement} other {# statements}} saved.',
  'statements.leftOut':
    '{count, plural, one {# statement} other {# statements}} saved. Left out, because a PDF does not hold so many entries: {names}.',
} as const;
