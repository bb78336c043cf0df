import { useLocation } from '@tokri/web-kit/platform';

/** The state of a link to a list whose sheet for files is to be open. */
export const openImport = { sheet: 'import' } as const;

export const useIsImportAsked = (): boolean =>
  (useLocation().state as Partial<typeof openImport> | null)?.sheet === openImport.sheet;
