/** gRPC's status codes, which Firestore's errors carry. */
export const grpc = { notFound: 5, alreadyExists: 6, failedPrecondition: 9, aborted: 10 } as const;

/** Whether an error carries one of the codes: a number of gRPC's, or a text of a Firebase service's. */
export function hasCode(error: unknown, ...codes: readonly (number | string)[]): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}
