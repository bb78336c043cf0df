import type { Language } from '@tokri/contracts/language';
import type { Pagination } from '@tokri/contracts/platform';
import type {
  OperationCaller,
  Operation,
  RequestBody,
  RequestQuery,
  ResponseBody,
} from '@tokri/contracts/api';

export interface UploadedFile {
  readonly originalname: string;
  readonly mimetype: string;
  readonly size: number;
  readonly buffer: Buffer;
}

export interface OperationRequest<O extends Operation = Operation> {
  readonly query: RequestQuery<O>;
  readonly body: RequestBody<O>;
  readonly caller: OperationCaller<O>;
  readonly language: Language;
  readonly pagination: Pagination;
  /** Returns the same id when a request repeats an Idempotency-Key. */
  allocateId(next: () => Promise<number>): Promise<number>;
  readonly headers: {
    readonly cookie?: string;
    readonly userAgent?: string;
    readonly network?: string;
    readonly authorization?: string;
  };
  readonly file?: UploadedFile;
  readonly raw?: Buffer;
  readonly declaredHeaders: Readonly<Record<string, string>>;
}

interface ResponseOptions {
  readonly total?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly setCookie?: readonly string[];
}

export type OperationResponse<T> = ResponseOptions &
  (
    | { readonly body: T; readonly json?: undefined }
    | { readonly json: string; readonly body?: undefined }
  );

export type OperationHandler<O extends Operation> = (
  call: OperationRequest<O>,
) => Promise<OperationResponse<ResponseBody<O>>>;

type Operations = Readonly<Record<string, Operation>>;

export type OperationHandlers<Ops extends Operations> = {
  readonly [Name in keyof Ops as Ops[Name]['operationId']]: OperationHandler<Ops[Name]>;
};

export interface BoundHandlers {
  readonly [operationId: string]: (call: never) => Promise<OperationResponse<unknown>>;
}

export const createHandlers = <Ops extends Operations>(
  handlers: OperationHandlers<Ops>,
): BoundHandlers => handlers as unknown as BoundHandlers;
