import type { StoredImage } from '../../domain/picture.ts';

export interface PictureStore {
  save(image: StoredImage): Promise<void>;
  /** Those of the hashes that are stored. */
  known(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  bytes(hash: string, size: 'small' | 'medium' | 'large'): Promise<Uint8Array | null>;
  /** Gives an image a name; the newest one keeps it. */
  name(name: string, hash: string): Promise<void>;
  /** All names with the hash of their image. */
  names(): Promise<ReadonlyMap<string, string>>;
}

/** Checks an upload by its bytes, never by its name, and makes the three sizes without anything that the original carried along. */
export type EncodeImage = (
  bytes: Uint8Array,
) => Promise<StoredImage | 'not-an-image' | 'image-too-large'>;
