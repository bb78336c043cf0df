export const processVariables = (): NodeJS.ProcessEnv => process.env;
