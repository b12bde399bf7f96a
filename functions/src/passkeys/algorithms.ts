/**
 * The signatures we take, best first: EdDSA, ES256, RS256 (COSE). Named, because what the library
 * prefers depends on the version of Node, and a later one might not verify what this one stored.
 */
export const algorithms = [-8, -7, -257];
