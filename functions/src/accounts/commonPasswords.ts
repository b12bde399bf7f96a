import { dictionary } from "@zxcvbn-ts/language-common";

/**
 * The most common passwords of known leaks, in lower case. The list takes some megabytes: load this
 * module where a password is set, and nowhere else.
 */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"]);
