import { Logger } from '@aws-lambda-powertools/logger';

/** Levels and the service's name come from the environment (`POWERTOOLS_LOG_LEVEL`, `POWERTOOLS_SERVICE_NAME`). */
export const logger = new Logger();
