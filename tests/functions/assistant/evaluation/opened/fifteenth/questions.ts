export { english } from "./english.ts";
export { french } from "./french.ts";
export { portuguese } from "./portuguese.ts";
export { spanish } from "./spanish.ts";
