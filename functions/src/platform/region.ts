import { serverRegion } from "@salvia/domain/shared/region";

/** The region of every function and queue. */
export const region = serverRegion;
