import { billingOperations } from '@tokri/contracts/api';
import { monthPattern } from '@tokri/contracts/tax';
import {
  callApi,
  keepPreviousData,
  loadPart,
  readLinkedFile,
  saveFile,
  useQuery,
} from '@tokri/web-kit/platform';

const { readGstReturn, linkGstReturnFile, linkTallyExport } = billingOperations;

export const useGstReturn = (month: string) =>
  useQuery({
    queryKey: [readGstReturn.operationId, month],
    queryFn: ({ signal }) => callApi(readGstReturn, { query: { Month: month }, signal }),
    enabled: monthPattern.test(month),
    placeholderData: keepPreviousData,
  });

export const returnFormats = ['json', 'xlsx', 'tally'] as const;
export type ReturnFormat = (typeof returnFormats)[number];

/** @throws ApiProblem if it cannot be read, another error if it cannot be saved */
export const saveReturnFile = async (month: string, format: ReturnFormat): Promise<void> => {
  const query = { Month: month };
  if (format === 'tally') {
    const { Url } = await callApi(linkTallyExport, { query });
    await saveFile(await readLinkedFile(Url), `tally-${month}.xml`);
    return;
  }
  const { Url } = await callApi(linkGstReturnFile, { query });
  const file = await readLinkedFile(Url);
  const name = `gstr1-${month}.${format}`;
  if (format === 'json') {
    await saveFile(file, name);
    return;
  }
  const { toWorkbook } = await loadPart(() => import('./return-workbook.ts'));
  const content = JSON.parse(await file.text()) as Readonly<Record<string, unknown>>;
  await saveFile(await toWorkbook(content), name);
};
