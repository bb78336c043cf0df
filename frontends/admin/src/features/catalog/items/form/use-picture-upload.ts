import { itemOperations } from '@tokri/contracts/api';
import { isApiProblem, uploadFile } from '@tokri/web-kit/platform';
import { announce, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { formText } from './labels.ts';

export interface RunningUpload {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

const uploadPicture = async (
  file: File,
  onProgress: (share: number) => void,
): Promise<{ readonly hash: string } | { readonly reason: string }> => {
  try {
    const [entry] = await uploadFile(itemOperations.uploadItemImage, { file, onProgress });
    return entry?.Hash ? { hash: entry.Hash } : { reason: entry?.Message ?? '' };
  } catch (error) {
    return { reason: isApiProblem(error) ? error.message : formText('failed') };
  }
};

const reportFailure = (name: string, reason: string): void => {
  const text = formText('pictureFailed', { name, reason });
  announce(text);
  showToast({ text });
};

/** Uploads pictures one after the other. A failed one is named, the others go on. */
export const usePictureUpload = (onUploaded: (hash: string) => void) => {
  const [running, setRunning] = useState<RunningUpload>();
  const upload = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      const { name } = file;
      setRunning({ name, share: 0 });
      const result = await uploadPicture(file, (share) => setRunning({ name, share }));
      if ('hash' in result) onUploaded(result.hash);
      else reportFailure(name, result.reason);
    }
    setRunning(undefined);
  };
  return { running, upload };
};
