import { language } from '../i18n/language.ts';
import { t } from '../i18n/labels.ts';
import { newUuid } from '../uuid.ts';
import { authorization } from './authorization.ts';
import { ApiProblem, toApiProblem } from './problem.ts';
import { buildUrl, type ApiOperation, type ResponseBody } from './request.ts';

export interface UploadOptions {
  readonly file: File;
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

const unreachable = (): ApiProblem =>
  new ApiProblem({ code: 'unreachable', message: t('problem.unreachable'), status: 0 });

/** XMLHttpRequest, because `fetch` cannot report the progress of an upload. */
const send = (
  { method, path }: ApiOperation,
  { file, onProgress, signal }: UploadOptions,
  token: string | null,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, buildUrl(path));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', language());
    request.setRequestHeader('Idempotency-Key', newUuid());
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(unreachable());
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });

/** Uploads a file to an operation that takes one as the part `file`. @throws ApiProblem. */
export const uploadFile = async <O extends ApiOperation>(
  operation: O,
  options: UploadOptions,
): Promise<ResponseBody<O>> => {
  const token = await authorization().token();
  const first = await send(operation, options, token);
  const renewed = first.status === 401 && token ? await authorization().renew(token) : null;
  const response = renewed ? await send(operation, options, renewed) : first;
  if (!response.ok) throw await toApiProblem(response);
  return (await response.json()) as ResponseBody<O>;
};
