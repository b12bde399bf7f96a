/** Reads everything about a person for an export, like the admin page. */
export { personExport } from "../../functions/src/privacy/personExport.ts";
