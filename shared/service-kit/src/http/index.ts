export { ResponseContractError, validateResponse } from './operations/operation-response.ts';
export { createHandlers } from './operations/operation-handler.ts';
export type {
  OperationResponse,
  BoundHandlers,
  OperationRequest,
  OperationHandler,
  OperationHandlers,
  UploadedFile,
} from './operations/operation-handler.ts';
export { createApp, listOperations } from './server/create-app.ts';
export type { AppOptions } from './server/create-app.ts';
export type { Health } from './server/health-routes.ts';
export { mountHealth } from './server/health-routes.ts';
export type { HttpOptions } from './server/http-options.ts';
export { hashRequest } from './operations/idempotency.ts';
export { readLanguage } from './operations/language.ts';
export { createLoadShedding } from './server/load-shedding.ts';
export type { LoadShedding } from './server/load-shedding.ts';
export { toClientNetwork } from './operations/client-network.ts';
export { readPagination } from './operations/pagination.ts';
export { parseInput } from './operations/parse-input.ts';
export {
  toProblemBody,
  problemHandler,
  toProblem,
  sendProblem,
} from './server/problem-response.ts';
export { readCaller } from './operations/parse-request.ts';
export { readQuery } from './operations/read-query.ts';
export { requestContext } from './server/request-context.ts';
export { startServer } from './server/server.ts';
export type { HttpServer } from './server/server.ts';
