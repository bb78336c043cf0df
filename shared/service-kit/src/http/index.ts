export { ResponseContractError, validateResponse } from './operations/operation-response.ts';
export { createCommandResponse } from './operations/command-response.ts';
export { createHandlers } from './operations/operation-handler.ts';
export type {
  BoundHandlers,
  OperationRequest,
  OperationHandlers,
  UploadedFile,
} from './operations/operation-handler.ts';
export { createBodyReader, edgeBodyLimits } from './server/body-reader.ts';
export type { BodyReader } from './server/body-reader.ts';
export { runMiddleware } from './server/run-middleware.ts';
export { createAuditPageHandler } from './operations/audit-page-handler.ts';
export { createServiceErasureHandler } from './operations/service-erasure-handler.ts';
export { createApp, listOperations } from './server/create-app.ts';
export type { Health } from './server/health-routes.ts';
export { mountHealth } from './server/health-routes.ts';
export type { HttpOptions } from './server/http-options.ts';
export { readLanguage } from './operations/language.ts';
export { createLoadShedding, toSheddingLimits } from './server/load-shedding.ts';
export type { LoadShedding } from './server/load-shedding.ts';
export { toClientNetwork } from './operations/client-network.ts';
export { readPagination } from './operations/pagination.ts';
export { parseInput } from './operations/parse-input.ts';
export { problemHandler, toProblem } from './server/problem-response.ts';
export { readCaller } from './operations/parse-request.ts';
export { edgeRequestContext } from './server/request-context.ts';
export { traceRequest } from './server/trace-request.ts';
export { startServer } from './server/server.ts';
export type { HttpServer } from './server/server.ts';
