import { simulateNativeBridge } from '../../testing/simulate-native-bridge.ts';
import { startDevice } from './current-device.ts';
import { saveFile } from './save-file.ts';

const cacheUri = 'file:///data/cache/saved-files/bill.pdf';
const documentsUri = 'file:///storage/Documents/bill.pdf';

describe('saveFile in the mobile app', () => {
  const bridge = simulateNativeBridge();
  const optionsOf = (method: string) =>
    bridge.calls.filter((call) => call.method === method).map(({ options }) => options);
  const answerWrites = (documents: unknown): void => {
    bridge.answers['Filesystem.writeFile'] = ({ directory }: { readonly directory: string }) =>
      directory === 'DOCUMENTS' ? documents : { uri: cacheUri };
  };
  const save = () => saveFile(new Blob(['नमस्ते'], { type: 'text/csv' }), 'bill.pdf');
  beforeAll(() => startDevice());
  beforeEach(() => {
    bridge.calls.length = 0;
    bridge.answers['Share.share'] = {};
    answerWrites({ uri: documentsUri });
  });

  it('writes the bytes to the documents of an Android phone and offers to share the file', async () => {
    expect(await save()).toBe('saved');
    expect(optionsOf('writeFile')).toEqual([
      {
        path: 'bill.pdf',
        data: Buffer.from('नमस्ते').toString('base64'),
        directory: 'DOCUMENTS',
      },
    ]);
    expect(optionsOf('share')).toEqual([{ files: [documentsUri], dialogTitle: 'bill.pdf' }]);
  });

  it('makes no folders of the slashes in a name', async () => {
    await saveFile(new Blob(['x']), 'TKR/26-27/000031.pdf');
    expect(optionsOf('writeFile')).toMatchObject([{ path: 'TKR-26-27-000031.pdf' }]);
  });

  it('has saved the file although the person does not share it', async () => {
    bridge.answers['Share.share'] = new Error('Share canceled');
    expect(await save()).toBe('saved');
  });

  it('shares from the cache where the documents are closed to apps, without former files', async () => {
    answerWrites(new Error('permission denied'));
    expect(await save()).toBe('saved');
    expect(optionsOf('rmdir')).toEqual([
      { path: 'saved-files', directory: 'CACHE', recursive: true },
    ]);
    expect(optionsOf('share')).toMatchObject([{ files: [cacheUri] }]);
  });

  it('says that nothing is saved when the person closes the only way out of the cache', async () => {
    answerWrites(new Error('permission denied'));
    bridge.answers['Share.share'] = new Error('Share canceled');
    expect(await save()).toBe('cancelled');
  });

  it.each([
    [
      'the storage is full',
      () => Object.assign(bridge.answers, { 'Filesystem.writeFile': new Error('no space') }),
    ],
    [
      'no app takes the file',
      () => Object.assign(bridge.answers, { 'Share.share': new Error('no app') }),
    ],
  ])('fails when %s', async (_case, breakPhone) => {
    answerWrites(new Error('permission denied'));
    breakPhone();
    await expect(save()).rejects.toThrow(/^no /);
  });
});
