import { isApiProblem, readLinkedFile, saveFile, useMutation } from '@tokri/web-kit/platform';
import { reportChange } from './report-change.ts';

interface LinkedFile {
  /** The signed link. */
  readonly url: string;
  /** May be the number of a document: its slashes become dashes. */
  readonly name: string;
}

/** `failure` is reported for whatever the server does not explain. */
export const useSaveLinkedFile = (findFile: () => Promise<LinkedFile>, failure: string) =>
  useMutation({
    mutationFn: async () => {
      const { url, name } = await findFile();
      return saveFile(await readLinkedFile(url), name.replaceAll('/', '-'));
    },
    onError: (error) => reportChange(isApiProblem(error) ? error.message : failure),
  });
