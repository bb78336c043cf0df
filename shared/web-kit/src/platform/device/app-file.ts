import { Capacitor } from '@capacitor/core';
import { Directory, Filesystem, type WriteFileResult } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import type { Device } from './device.ts';

const folder = 'saved-files';
const cancelledMessage = 'Share canceled';

/** The bridge to native code carries text only. */
const toBase64 = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/u, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(content);
  });

const toPath = (name: string): string => name.replace(/[/\\:]/gu, '-');

/** Not right after sharing: the app that gets a file may read it later. */
const removeFormerFiles = (): Promise<unknown> =>
  Filesystem.rmdir({ path: folder, directory: Directory.Cache, recursive: true }).catch(
    () => undefined,
  );

const writeToCache = async (name: string, data: string): Promise<WriteFileResult> => {
  await removeFormerFiles();
  const path = `${folder}/${toPath(name)}`;
  return Filesystem.writeFile({ path, data, directory: Directory.Cache, recursive: true });
};

/** Where the file manager of the phone shows it. Apps may not write there before Android 11. */
const writeToDocuments = async (
  name: string,
  data: string,
): Promise<WriteFileResult | undefined> => {
  if (Capacitor.getPlatform() !== 'android') return undefined;
  try {
    return await Filesystem.writeFile({ path: toPath(name), data, directory: Directory.Documents });
  } catch {
    return undefined;
  }
};

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.message === cancelledMessage;

/** A web view does not save links with `download`, so native code writes the file and offers it. */
export const saveAppFile: Device['saveFile'] = async (content, name) => {
  const data = await toBase64(content);
  const saved = await writeToDocuments(name, data);
  const { uri } = saved ?? (await writeToCache(name, data));
  try {
    await Share.share({ files: [uri], dialogTitle: name });
  } catch (error) {
    if (saved === undefined && !isCancelled(error)) throw error;
    if (saved === undefined) return 'cancelled';
  }
  return 'saved';
};
