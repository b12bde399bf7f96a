import { serverRegion } from "@salvia/domain/region";

/** The region of every function and queue. */
export const region = serverRegion;
