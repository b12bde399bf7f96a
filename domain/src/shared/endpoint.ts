import * as z from "zod/mini";

/**
 * A server call, as the client makes it and the server answers it. The method is always POST, and
 * both validate with these schemas. Only the server reads more: `signedIn` expects the ID token as
 * `Authorization: Bearer`, and `"recently"` a sign-in within the last five minutes; `role` requires
 * that the user has this role now, whatever the token says; if a role requires a passkey, a session
 * without one may only use calls with `withoutPasskey`; `bodyMaxBytes` limits the size of a body.
 */
export interface Endpoint<Input = unknown, Output = unknown> {
  readonly path: string;
  /** The JSON of the body; null for a call without one. */
  readonly input: z.ZodMiniType<Input> | null;
  readonly output: z.ZodMiniType<Output>;
}

export type InputOf<Called extends Endpoint> = Called["input"] extends z.ZodMiniType
  ? z.infer<Called["input"]>
  : null;

export type OutputOf<Called extends Endpoint> = z.infer<Called["output"]>;

/** The body of every failed call. */
export const endpointFailure = z.object({ error: z.string() });
