import { dictionary } from "@zxcvbn-ts/language-common";

/**
 * The most common leaked passwords, in lowercase. The list takes several megabytes: import this
 * module only where a password is set.
 */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"]);
