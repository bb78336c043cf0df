import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '@tokri/contracts/api';
import { repository } from '../support/planted-tree.ts';

const contract = readFileSync(path.join(repository, 'docs/api-contract.md'), 'utf8');
const built = new Set(operations.map(({ specId }) => specId));

const listUnbuilt = (text: string): readonly string[] => {
  const [, section = ''] = text.split('## Not built\n');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| ([A-Z]\d+(?:, [A-Z]\d+)*) \|/gm)].flatMap(([, ids = '']) =>
    ids.split(', '),
  );
};
const findBuilt = (text: string): readonly string[] =>
  listUnbuilt(text).filter((id) => built.has(id));

describe('the operations that are not built', () => {
  it('are listed in the API contract and in no code', () => {
    expect(listUnbuilt(contract)).toEqual(['O15']);
    expect(findBuilt(contract)).toEqual([]);
  });

  it('are reported when one of them exists', () => {
    expect(findBuilt(contract.replace('| O15 |', '| B4 |'))).toEqual(['B4']);
  });
});
