/** The process's variables; the only place of the kit that looks at them. */
export const processVariables = (): NodeJS.ProcessEnv => process.env;
