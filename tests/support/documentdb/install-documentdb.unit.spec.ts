import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DocumentDbUnavailableError, installDocumentDb } from './install-documentdb.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'tokri-documentdb-'));
const withoutPrograms = { PATH: '/nowhere' };

describe('installDocumentDb', () => {
  it('says that a machine without the programs cannot have it', async () => {
    const folder = newFolder();
    await expect(installDocumentDb(folder, withoutPrograms)).rejects.toThrow(
      DocumentDbUnavailableError,
    );
    expect(existsSync(path.join(folder, 'complete'))).toBe(false);
  });

  it('installs once', async () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'complete'), '');
    expect(await installDocumentDb(folder, withoutPrograms)).toBe(folder);
  });
});
