import { errorFields } from '@tokri/contracts/api';
import { setShopMarket } from '@tokri/contracts/market';
import ts from 'typescript';
import { findMatchingLines, readText, trackedFiles } from '../support/tracked-files.ts';

const sources = /^(?:services\/[^/]+|bff|frontends\/[^/]+|shared\/[^/]+)\/src\/.*\.tsx?$/;
const tests = /(?:\.spec|\.fixture)\.tsx?$|\/testing\//;
const indianTerm =
  /₹|[Rr]upee|\bpaise\b|[Pp]incode|PIN code|\bGST(?:IN)?\b|\bHSN\b|\bMRP\b|\bUPI\b|\d,\d\d,\d{3}|पिन ?कोड|रुपये|जीएसटी|एमआरपी|यूपीआई/u;
/** `{pincode}` and `{count, plural, …}` name values, which are the same in every market. */
const placeholder = /\{\w+\s*[,}]/g;

/** Names of properties are no texts, and the API is documented for both markets at once. */
const isNameOrDocumentation = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) &&
  (node.parent.name === node || node.parent.name.getText() === 'summary');

const toText = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
    return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const rest = node.templateSpans.map(({ literal }) => `{value}${literal.text}`);
  return node.head.text + rest.join('');
};

/** A single word is a text only in a table of messages: elsewhere it is the name of a field or a value. */
const isText = (text: string, file: string): boolean =>
  /\s|\p{Script=Devanagari}/u.test(text.trim()) || /messages/.test(file);

const listTexts = (file: string, source: string): readonly string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = toText(node);
    if (text !== undefined && isText(text, file) && !isNameOrDocumentation(node)) texts.push(text);
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return texts.filter((each) => indianTerm.test(each.replaceAll(placeholder, '{}')));
};

const leavesIndia = (text: string): boolean =>
  !indianTerm.test(errorFields('', text).Message.replaceAll(placeholder, '{}'));

const indianTexts = trackedFiles
  .filter((file) => sources.test(file) && !tests.test(file) && !file.endsWith('/market-text.ts'))
  .map((file) => ({ file, source: readText(file) }))
  .filter(({ source }) => indianTerm.test(source))
  .flatMap(({ file, source }) => listTexts(file, source).map((text) => ({ file, text })));

describe('numbers and times of pages', () => {
  it('are formatted for the market of the shop', () => {
    const pages = trackedFiles.filter(
      (file) =>
        /^(?:frontends|shared\/web-kit|stand-ins)\/.*\.tsx?$/.test(file) && !tests.test(file),
    );
    expect(pages.length).toBeGreaterThan(500);
    expect(findMatchingLines(pages, /\('en-IN'|Asia\/Kolkata/)).toEqual([]);
  });
});

describe('texts of a shop in the United Kingdom', () => {
  beforeAll(() => {
    setShopMarket(1);
  });
  afterAll(() => {
    setShopMarket(0);
  });

  it('name nothing Indian once they are in the terms of the market', () => {
    expect(indianTexts.length).toBeGreaterThan(100);
    expect(indianTexts.filter(({ text }) => !leavesIndia(text))).toEqual([]);
  });

  it.each(['A price in rupees', 'at most 10,00,000 items', '₹5 with GST'])(
    'would name it otherwise: %s',
    (text) => {
      setShopMarket(0);
      expect(leavesIndia(text)).toBe(false);
      setShopMarket(1);
      expect(leavesIndia(text)).toBe(true);
    },
  );
});
