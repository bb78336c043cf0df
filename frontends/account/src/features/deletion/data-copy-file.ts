import { dataCopyOperations, dataCopyParts, type DataCopyPart } from '@tokri/contracts/api';
import { callApi, callApiFile, saveFile, type SaveResult } from '@tokri/web-kit/platform';

export type DataFormat = 'json' | 'pdf';

interface DataCopyFile {
  readonly content: Blob;
  /** Could not be read, or not as a whole. */
  readonly incompleteParts: readonly DataCopyPart[];
}

const readJson = async (UserId: number): Promise<DataCopyFile> => {
  const copy = await callApi(dataCopyOperations.readDataCopy, { query: { UserId } });
  return {
    content: new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }),
    incompleteParts: copy.IncompleteParts,
  };
};

const readPdf = async (UserId: number): Promise<DataCopyFile> => {
  const { content, headers } = await callApiFile(dataCopyOperations.renderDataCopy, {
    query: { UserId },
  });
  const names = headers.get('x-incomplete-parts')?.split(',') ?? [];
  return { content, incompleteParts: dataCopyParts.filter((part) => names.includes(part)) };
};

export interface SavedDataCopy extends Pick<DataCopyFile, 'incompleteParts'> {
  readonly result: SaveResult;
}

/** @throws ApiProblem if it cannot be read, another error if it cannot be saved */
export const saveDataCopy = async (userId: number, format: DataFormat): Promise<SavedDataCopy> => {
  const { content, incompleteParts } = await (format === 'json' ? readJson : readPdf)(userId);
  const name = `my-data${incompleteParts.length > 0 ? '-incomplete' : ''}.${format}`;
  return { result: await saveFile(content, name), incompleteParts };
};
