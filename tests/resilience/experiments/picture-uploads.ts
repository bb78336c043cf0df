import { eventually } from '@tokri/service-kit/testing';
import sharp from 'sharp';
import { callApi, type ApiResponse, type CommandEntry } from '../../support/api/call-api.ts';
import { renewSession, type SignedInUser } from '../../support/api/sign-in.ts';
import { readProductUrls } from '../../support/product.ts';

const pictureSide = 1_200;
const recoveryTimeoutMs = 60_000;

/** Noise, which takes much space in every encoding. */
const renderNoise = (mean: number): Promise<Buffer> =>
  sharp({
    create: {
      width: pictureSide,
      height: pictureSide,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

const uploadPicture = async (staff: SignedInUser, mean: number): Promise<ApiResponse> => {
  const body = new FormData();
  const bytes = new Uint8Array(await renderNoise(mean));
  body.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'noise.jpg');
  return callApi({ method: 'POST', path: '/api/ItemImageUpload', token: staff.token, body });
};

const findStoredHash = ({ status, body }: ApiResponse): string | undefined => {
  if (status !== 200) return undefined;
  const [entry] = body as readonly (CommandEntry & { readonly Hash: string })[];
  return entry?.Error === 0 ? entry.Hash : undefined;
};

/** Resolves when a picture is stored and served. */
export const expectUploadSucceeds = async (staff: SignedInUser): Promise<void> => {
  const hash = await eventually(async () => findStoredHash(await uploadPicture(staff, 128)), {
    timeoutMs: recoveryTimeoutMs,
    missing: 'a picture that is stored again',
  });
  const { status } = await fetch(`${readProductUrls().web}/images/${hash}/large.webp`);
  if (status !== 200) throw new Error(`the stored picture ${hash} returned ${status}`);
};

export interface UploadLog {
  upload(): Promise<void>;
  /** Neither stored nor refused by 503 with the time after which to repeat it. */
  unexpected(): readonly string[];
  summary(): string;
}

export const createUploadLog = (staff: SignedInUser): UploadLog => {
  const unexpected: string[] = [];
  let [stored, refused] = [0, 0];
  let session = staff;
  /** Without Kafka a staff token counts for two minutes, so the session is renewed as a page does. */
  const uploadInSession = async (): Promise<ApiResponse> => {
    const response = await uploadPicture(session, 100 + stored);
    if (response.status !== 401) return response;
    session = (await renewSession(session)) ?? session;
    return uploadPicture(session, 100 + stored);
  };
  return {
    upload: async () => {
      const response = await uploadInSession();
      if (findStoredHash(response) !== undefined) stored += 1;
      else if (response.status === 503 && response.headers.has('retry-after')) refused += 1;
      else unexpected.push(`${response.status} ${response.text.slice(0, 200)}`);
    },
    unexpected: () => unexpected,
    summary: () => `${stored} stored, ${refused} refused with 503`,
  };
};
