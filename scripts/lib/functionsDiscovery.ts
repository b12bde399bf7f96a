/**
 * The environment in which firebase-tools loads the functions, to run or to deploy them. In seconds:
 * it waits for ten, in which a busy machine may not load them.
 */
export const functionsDiscovery = { FUNCTIONS_DISCOVERY_TIMEOUT: "120" } as const;
