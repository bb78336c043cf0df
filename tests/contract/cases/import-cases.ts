import { setTimeout as wait } from 'node:timers/promises';
import { callApiOk, sendCommand, type CommandEntry } from '../../support/api/call-api.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

/** A row without a code: the file is checked and nothing can be imported from it. */
const buildUpload = (): FormData => {
  const form = new FormData();
  const header = 'Code,Name,ItemGroup,ItemType,HSN,TaxPercent,UnitName,Rate,Mrp';
  form.append('file', new Blob([`${header}\n,,,,,,,,\n`], { type: 'text/csv' }), 'list.csv');
  return form;
};

const createImport = async ({ staff }: Fixture): Promise<number> => {
  const { ImportId } = await sendCommand<CommandEntry & { ImportId: number }>({
    path: '/api/admin/catalog/imports',
    token: staff.token,
    body: buildUpload(),
  });
  return ImportId;
};

const pollMs = 100;
const maxPolls = 100;
const createCheckedImport = async (fixture: Fixture): Promise<number> => {
  const importId = await createImport(fixture);
  for (let poll = 0; poll < maxPolls; poll += 1) {
    const { State } = await callApiOk<{ readonly State: string }>({
      path: '/api/admin/catalog/imports',
      token: fixture.staff.token,
      query: { ImportId: String(importId) },
    });
    if (State === 'Checked') return importId;
    await wait(pollMs);
  }
  throw new Error(`import ${importId} is not checked`);
};

const readCase = {
  caller: 'staff',
  buildInput: async (fixture: Fixture) => ({
    query: { ImportId: String(await createImport(fixture)) },
  }),
} as const;
const commandCase = {
  caller: 'staff',
  buildInput: async (fixture: Fixture) => ({
    body: { ImportId: await createCheckedImport(fixture) },
  }),
} as const;

export const importCases: OperationCases = {
  'check-import': {
    caller: 'staff',
    buildInput: () => ({ query: { FileName: 'list.csv' }, body: buildUpload() }),
  },
  'list-imports': { caller: 'staff', buildInput: () => ({}) },
  'read-item-import': readCase,
  'list-import-rows': readCase,
  'list-import-errors': readCase,
  'list-kept-items': readCase,
  'read-import-file': readCase,
  'recheck-import': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      body: { ImportId: await createCheckedImport(fixture), Mapping: '{}' },
    }),
    expectedCode: 'bad-mapping',
  },
  'start-import': commandCase,
  'stop-import': commandCase,
  'undo-import': { ...commandCase, expectedCode: 'import-not-undoable' },
  'find-import-mapping': { caller: 'staff', buildInput: () => ({ query: { Columns: 'Code' } }) },
  'list-export-rows': {
    caller: 'staff',
    buildInput: ({ item }) => ({ query: { Search: item.Name, Status: '1', After: '0' } }),
  },
  'export-items': { caller: 'staff', buildInput: ({ item }) => ({ query: { Search: item.Name } }) },
};
