import type { ImageError, StoredImage } from '../../domain/images/image.ts';

export interface ImageStore {
  save(image: StoredImage): Promise<void>;
  findExisting(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  readBytes(hash: string, size: 'small' | 'medium' | 'large'): Promise<Uint8Array | null>;
  assignName(name: string, hash: string): Promise<void>;
  listNames(): Promise<ReadonlyMap<string, string>>;
}

export type EncodeImage = (bytes: Uint8Array) => Promise<StoredImage | ImageError>;
