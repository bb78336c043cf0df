import type { itemOperations, promotionOperations } from '@tokri/contracts/api';
import { isApiProblem, uploadFile } from '@tokri/web-kit/platform';
import { announce, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from './labels.ts';

export type UploadOperation =
  typeof itemOperations.uploadItemImage | typeof promotionOperations.uploadPromotionImage;

export interface RunningUpload {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

const uploadPicture = async (
  operation: UploadOperation,
  file: File,
  onProgress: (share: number) => void,
): Promise<{ readonly hash: string } | { readonly reason: string }> => {
  try {
    const [entry] = await uploadFile(operation, { file, onProgress });
    return entry?.Hash ? { hash: entry.Hash } : { reason: entry?.Message ?? '' };
  } catch (error) {
    return { reason: isApiProblem(error) ? error.message : t('failed') };
  }
};

const reportFailure = (name: string, reason: string): void => {
  const text = t('rejected', { name, reason });
  announce(text);
  showToast({ text });
};

/** Uploads pictures one after the other. A failed one is named, the others go on. */
export const usePictureUpload = (
  operation: UploadOperation,
  onUploaded: (hash: string) => void,
) => {
  const [running, setRunning] = useState<RunningUpload>();
  const upload = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      const { name } = file;
      setRunning({ name, share: 0 });
      const result = await uploadPicture(operation, file, (share) => setRunning({ name, share }));
      if ('hash' in result) onUploaded(result.hash);
      else reportFailure(name, result.reason);
    }
    setRunning(undefined);
  };
  return { running, upload };
};
