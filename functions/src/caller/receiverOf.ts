import { Refusal } from "../http/refusal.ts";
import { roleOf } from "./roleOf.ts";
import { userOrNull } from "./userOrNull.ts";

/**
 * The kind of work that a receiver may take: leads, or patients with everything that belongs to
 * them.
 *
 * @param to null for the pool, which takes leads
 * @throws Refusal not-found for an account that is gone or disabled, and for any other role
 */
export async function receiverOf(to: string | null): Promise<"leads" | "patients"> {
  if (to === null) return "leads";
  const user = await userOrNull(to);
  const role = user === null || user.disabled ? null : roleOf(user);
  if (role === "sales") return "leads";
  if (role === "medical") return "patients";
  throw new Refusal("not-found");
}
