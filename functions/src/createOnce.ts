import { grpc, hasCode } from "./hasCode.ts";

/**
 * Runs what creates documents, all of them or none, and minds nothing if they are there already: an
 * event came twice, or somebody was quicker.
 *
 * @returns whether they are new
 */
export async function createOnce(create: () => Promise<unknown>): Promise<boolean> {
  try {
    await create();
    return true;
  } catch (error) {
    if (hasCode(error, grpc.alreadyExists)) return false;
    throw error;
  }
}
