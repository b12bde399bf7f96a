/**
 * Accepted signature algorithms, most preferred first: EdDSA, ES256, RS256 (COSE). Listed
 * explicitly, because the library's default depends on the version of Node, and a later version
 * might not verify what an earlier one stored.
 */
export const algorithms = [-8, -7, -257];
