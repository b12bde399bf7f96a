import { auth } from "../../firebase/auth.ts";
import { ClientFailure } from "../../firebase/clientError.ts";
import { createPasskey } from "./createPasskey.ts";

/** Creates a passkey for the user signed in to this document; see createPasskey. */
export async function createOwnPasskey(): ReturnType<typeof createPasskey> {
  const user = auth().currentUser;
  if (user === null) throw new ClientFailure("signed-out", null);
  return await createPasskey(await user.getIdToken());
}
