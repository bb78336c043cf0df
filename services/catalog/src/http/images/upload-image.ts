import { commandSucceeded } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { ProblemError } from '@tokri/contracts/problems';
import { storeImage } from '../../application/images/store-image.ts';
import { errorEntry } from '../error-messages/error-entry.ts';
import { toImageResponse } from '../items/item-mapping.ts';

export const uploadImage = async (
  deps: Parameters<typeof storeImage>[0],
  {
    file,
    name,
    language,
  }: {
    readonly file: { readonly buffer: Uint8Array } | undefined;
    readonly name: string;
    readonly language: Language;
  },
) => {
  if (!file)
    throw new ProblemError('bad-input', 'The part `file` is missing.', [
      { field: 'file', rule: 'required', message: 'is missing' },
    ]);
  const image = await storeImage(deps, { bytes: file.buffer, name });
  if (typeof image === 'string') return { body: [errorEntry(image, language)] };
  return {
    body: [commandSucceeded(1, { Hash: image.hash, Image: toImageResponse(image.hash, name) })],
  };
};
