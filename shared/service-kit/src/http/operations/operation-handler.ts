import type { Language } from '@tokri/contracts/language';
import type { Pagination } from '@tokri/contracts/platform';
import type {
  CallerOf,
  Operation,
  RequestBody,
  RequestQuery,
  ResponseBody,
} from '@tokri/contracts/api';

/** Part of a multipart body, as the service's own middleware leaves it in `req.file`. */
export interface UploadedFile {
  readonly originalname: string;
  readonly mimetype: string;
  readonly size: number;
  readonly buffer: Buffer;
}

/** A request, parsed and authorized. */
export interface OperationRequest<O extends Operation = Operation> {
  readonly query: RequestQuery<O>;
  readonly body: RequestBody<O>;
  readonly caller: CallerOf<O>;
  readonly language: Language;
  /** From 1; the size is cut to 200. */
  readonly pagination: Pagination;
  /** The id for what this call makes: the same again when it repeats an Idempotency-Key. */
  allocateId(next: () => Promise<number>): Promise<number>;
  /** `network` is whose limits the call counts for (`networkOf`); the address itself goes no further. */
  readonly headers: {
    readonly cookie?: string;
    readonly userAgent?: string;
    readonly network?: string;
    readonly authorization?: string;
  };
  readonly file?: UploadedFile;
  /** What came, byte by byte, on operations with a raw body. */
  readonly raw?: Buffer;
  /** The headers that the operation declares; one that did not come is absent. */
  readonly declaredHeaders: Readonly<Record<string, string>>;
}

interface ResponseOptions {
  /** Count of all, on paged operations; gives `X-Total-Count` and `Link`. */
  readonly total?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whole `Set-Cookie` lines. Such an answer is never kept for a repeat. */
  readonly setCookie?: readonly string[];
}

/** A body, or its JSON as it was written before: a list that many ask for is put together once. */
export type OperationResponse<T> = ResponseOptions &
  (
    | { readonly body: T; readonly json?: undefined }
    | { readonly json: string; readonly body?: undefined }
  );

export type OperationHandler<O extends Operation> = (
  call: OperationRequest<O>,
) => Promise<OperationResponse<ResponseBody<O>>>;

type Operations = Readonly<Record<string, Operation>>;

/** One handler per operation, by its id. */
export type OperationHandlers<Ops extends Operations> = {
  readonly [Name in keyof Ops as Ops[Name]['operationId']]: OperationHandler<Ops[Name]>;
};

/** Handlers whose types have been checked against their operations. */
export interface BoundHandlers {
  readonly [operationId: string]: (call: never) => Promise<OperationResponse<unknown>>;
}

/**
 * `createHandlers<typeof orderOperations>({ 'read-order': async ({ query, caller }) => ({ body }), … })`:
 * an operation without a handler, or a handler without an operation, does not compile.
 */
export const createHandlers = <Ops extends Operations>(
  handlers: OperationHandlers<Ops>,
): BoundHandlers => handlers as unknown as BoundHandlers;
