/** gRPC status codes, as carried by Firestore's errors. */
export const grpc = { notFound: 5, alreadyExists: 6, failedPrecondition: 9, aborted: 10 } as const;

/** Whether an error has one of the codes: a gRPC number, or a text from a Firebase service. */
export function hasCode(error: unknown, ...codes: readonly (number | string)[]): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}
