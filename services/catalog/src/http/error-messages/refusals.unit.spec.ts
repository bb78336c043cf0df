import { errorFields } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { setShopMarket } from '@tokri/contracts/market';
import type { SaveResult } from '../../application/save-result.ts';
import { importRules } from '../../domain/bulk-changes/import-row.ts';
import {
  rowProblem,
  rowProblemCodes,
  type RowProblem,
} from '../../domain/bulk-changes/change-row.ts';
import { rowRules } from '../../domain/import/draft.ts';
import { missingDeclarations } from '../../domain/items/item-rules.ts';
import { buildItem } from '../../../test/item-fixtures.ts';
import { aboveMrpMessage, earlierAboveMrpMessage } from './above-mrp-message.ts';
import { toProblemResponse } from './bulk-row-messages.ts';
import { errorCodes, errorEntry, toResultEntries } from './error-entry.ts';
import { importMessage } from './file-cell-messages.ts';
import { formErrorEntry } from '../import/import-form.ts';
import { rowsInvalidEntry } from './rows-fault-message.ts';
import { rowErrorText } from './import-row-messages.ts';

const figures = { priceWithTaxPaise: 11_800, mrpPaise: 11_000, highestRatePaise: 9_322 };
const noDeclarations = {
  ...buildItem().declarations,
  netQuantity: '',
  manufacturer: '',
  countryOfOrigin: '',
  bestBefore: '',
  consumerCare: '',
};
const missing = missingDeclarations(noDeclarations);
const refusalsWithData: readonly Exclude<SaveResult, { readonly ok: true }>[] = [
  { ok: false, code: 'rate-above-mrp', aboveMrp: { ...figures, packName: '1 kg' } },
  { ok: false, code: 'declarations-missing', missing },
  { ok: false, code: 'group-not-empty', count: 2 },
  { ok: false, code: 'type-not-empty', count: 2 },
];
const englishSentence = 'The rate with tax is too high';
const problemTexts: readonly RowProblem['texts'][] = [
  {},
  { pack: '1 kg', price: '₹118.00', mrp: '₹110.00' },
  { price: '₹118.00', mrp: '₹110.00', highest: '₹93.22' },
  { detail: englishSentence },
  { names: missing.join(', ') },
  { now: 'on-sale' },
  { now: '₹96.60' },
];
const rowNames = [
  {},
  { detail: '12' },
  { prices: { pack: '1 kg', price: '₹118.00', mrp: '₹110.00' } },
  { message: englishSentence },
];
const rowsFaults = [
  { kind: 'no-rows' },
  { kind: 'too-many-rows' },
  { kind: 'field', index: 1, field: 'UnitId' },
] as const;
const fault = { path: 'price.mrp', message: englishSentence };

const textOf = (message: string): string => errorFields('', message).Message;

/** Every refusal as it leaves the service, by its code or rule. */
const listRefusals = (language: Language): readonly (readonly [string, string])[] => [
  ...errorCodes.map((code) => [code, errorEntry(code, language).Message] as const),
  ...refusalsWithData.flatMap((error) =>
    toResultEntries(error, language).map(({ Code, Message }) => [Code, Message] as const),
  ),
  ['price of a pack', textOf(aboveMrpMessage(figures, language))],
  ['earlier price', textOf(earlierAboveMrpMessage({ ...figures, packName: '1 kg' }, language))],
  ['mapping', formErrorEntry({ ok: false, code: 'bad-mapping', fault }, language).Message],
  ...importRules.flatMap((rule) =>
    [{}, { value: '' }, { value: '45.005' }].map(
      (cell) => [rule, importMessage({ rule, ...cell }, language)] as const,
    ),
  ),
  ...rowProblemCodes.flatMap((code) =>
    problemTexts.map(
      (texts) =>
        [code, toProblemResponse(rowProblem(code, texts), language)?.Message ?? ''] as const,
    ),
  ),
  ...rowRules.flatMap((rule) =>
    rowNames.map(
      (names) => [rule, rowErrorText({ row: 2, field: 'Rate', rule, ...names }, language)] as const,
    ),
  ),
  ...rowsFaults.map((rows) => [rows.kind, rowsInvalidEntry(rows, language).Message] as const),
  [
    'unreadable',
    rowErrorText({ row: 2, field: '', rule: 'unreadable', detail: englishSentence }, language),
  ],
  [
    'a row without a rule',
    rowErrorText({ row: 2, field: 'Rate', message: englishSentence }, language),
  ],
];

describe('refusals in Hindi', () => {
  const hindi = listRefusals('hi');
  it('say something for every code, rule and detail', () => {
    expect(hindi.length).toBeGreaterThan(200);
    expect(hindi.filter(([, text]) => !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
  });

  it('hold no English words one after the other, and no name of a field in the code', () =>
    expect(hindi.filter(([, text]) => /[A-Za-z] [a-z]+ [a-z]|\b[a-z]+[A-Z]/u.test(text))).toEqual(
      [],
    ));
});

describe('refusals of a shop in the United Kingdom', () => {
  beforeAll(() => {
    setShopMarket(1);
  });
  afterAll(() => {
    setShopMarket(0);
  });
  const indianTerm =
    /₹|[Rr]upee|\bpaise\b|[Pp]incode|PIN code|\bGST|\bHSN\b|\bMRP\b|\bUPI\b|\d,\d\d,\d{3}|पिनकोड|रुपये|एमआरपी/;
  it.each(['en', 'hi'] as const)('name nothing Indian (%s)', (language) => {
    expect(listRefusals(language).filter(([, text]) => indianTerm.test(text))).toEqual([]);
  });
  it('name the price in pounds', () =>
    expect(listRefusals('en')).toContainEqual([
      'rate-above-mrp',
      '1 kg: The price with VAT would be £118.00, above the RRP of £110.00.',
    ]));
});
