import { loadPart } from '@tokri/web-kit/platform';
import type { Cell } from './read-rows.ts';

const parseCsv = async (file: File): Promise<readonly (readonly Cell[])[]> => {
  const { default: Papa } = await loadPart(() => import('papaparse'));
  const { data } = Papa.parse<string[]>((await file.text()).replace(/^\uFEFF/u, ''));
  return data;
};

const parseXlsx = async (file: File): Promise<readonly (readonly Cell[])[]> => {
  const { readSheet } = await loadPart(() => import('read-excel-file/browser'));
  return (await readSheet(file)) as readonly (readonly Cell[])[];
};

/** The libraries load with the first file. */
export const parseFile = (file: File): Promise<readonly (readonly Cell[])[]> =>
  /\.xlsx$/iu.test(file.name) ? parseXlsx(file) : parseCsv(file);

export const isSpreadsheet = ({ name }: Pick<File, 'name'>): boolean =>
  /\.(csv|xlsx)$/iu.test(name);
